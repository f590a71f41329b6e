/** Makes an element focusable by script and returns it. */
export function focusable(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  if (element.tabIndex < 0) element.tabIndex = -1;
  return element;
}
