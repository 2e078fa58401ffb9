// What a move did, read off two views in a row. The table shows it, the announcer says it; both use what is
// found here, so they agree.
import type { farfalia } from "../../wire.gen";
import type { UpdateOf } from "../game";

export type Update = UpdateOf<"farfalia">;
export type View = farfalia.View;
