// Single keys that act at a table. A key that is printed beside an action does that, whatever has the focus: a button
// that happens to have it is not pressed instead. Only text, and what lies over the page, keep their keys.

/** What was pressed, as printed on the page: a digit is a digit on a keyboard where digits want Shift. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length > 1) return key;
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key.toLowerCase();
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false]), dialog";

/** Whoever has the focus needs the keys, or a dialog lies over the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target as Partial<Element> | null)?.closest?.(fields) != null || document.querySelector("dialog[open]") !== null;

/**
 * `act` is given each key (`keyOf`) that is pressed at the table, and says whether it took it; then nothing else does.
 * A key that is held acts once, Enter on a button included. Returns how to stop listening.
 */
export function listenToKeys(act: (key: string, event: KeyboardEvent) => boolean): () => void {
  let taken: string | null = null;
  function down(event: KeyboardEvent): void {
    if (event.repeat) {
      const isHeld = event.code === taken || (event.key === "Enter" && !isElsewhere(event.target));
      if (isHeld) event.preventDefault();
      return;
    }
    taken = null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    if (!act(keyOf(event), event)) return;
    taken = event.code;
    event.preventDefault();
  }
  // Some browsers press a button when the space bar comes up, whatever became of its going down.
  function up(event: KeyboardEvent): void {
    if (event.code !== taken) return;
    taken = null;
    event.preventDefault();
  }
  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  return () => {
    window.removeEventListener("keydown", down);
    window.removeEventListener("keyup", up);
  };
}
