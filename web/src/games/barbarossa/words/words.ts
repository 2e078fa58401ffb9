// All that Barbarossa says. French is the model; English has the same keys by type. Both get facts (facts.ts, story.ts)
// and people, never strings of the other language. What the table says while playing is in table.ts.
import type { GameWords } from "../../game";
import type { AlbumWords } from "./album";
import type { SheetWords } from "./sheet";
import type { StoryWords } from "./story";
import type { TableWords } from "./table";

export interface Words extends GameWords<"barbarossa"> {
  readonly story: StoryWords;
  readonly sheet: SheetWords;
  readonly album: AlbumWords;
  readonly table: TableWords;
}
