// What whoever reads may do about the words of somebody else, where these stand.
import type { server } from "../../net/wire.gen";
import type { TableProps } from "../game";

type Given = TableProps<"barbarossa">;
interface Props {
  readonly room: Given["room"];
  readonly report: Given["report"] | undefined;
  readonly muted: Given["muted"] | undefined;
  readonly mute: Given["mute"] | undefined;
}

export interface Care {
  readonly isMuted: (seat: number) => boolean;
  /** Something can be done about this seat: a person sits there, and it is not me. */
  readonly isOpen: (seat: number) => boolean;
  readonly report: ((seat: number, about: server.About, item: number) => void) | undefined;
  readonly mute: ((seat: number, isMuted: boolean) => void) | undefined;
}

/** Bots are nobody to complain about; a person covered by one still is. */
export const careOf = ({ room, report, muted, mute }: Props): Care => ({
  isMuted: (seat) => seat !== room.me && muted?.[seat] === true,
  isOpen: (seat) => seat !== room.me && (room.seats[seat]?.person ?? -1) >= 0 && (report ?? mute) !== undefined,
  report,
  mute,
});
