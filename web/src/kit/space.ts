// A tap on the table's empty space: not on anything that has a use of its own.
const used = [
  "button", "a", "input", "select", "textarea", "label", "summary", "canvas", "dialog", "[role=button]", "[role=radio]",
  "[role=slider]", "[role=switch]", "[role=gridcell]", "[tabindex='0']",
].join(", ");

export const onEmptySpace = (tap: () => void) => (place: HTMLElement): (() => void) => {
  const click = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(used) === null) tap();
  };
  place.addEventListener("click", click);
  return () => place.removeEventListener("click", click);
};
