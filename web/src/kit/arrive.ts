// Where the focus goes when a screen replaces another: whoever navigates by keyboard or ear starts at its
// beginning, not in the void the old screen left. Put on every <main>.
let isFirstScreen = true; // a fresh page begins where browsers begin

export function arrive(main: HTMLElement): void {
  const isFresh = isFirstScreen;
  isFirstScreen = false;
  main.tabIndex = -1;
  if (isFresh) return;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) main.focus({ preventScroll: true });
  });
}
