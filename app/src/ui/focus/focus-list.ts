/**
 * Marks the parent of repeated items, or of buttons that come and go. When the focused control is removed, the focus
 * moves to the same control of the neighbour, or to the heading when the list is empty.
 */
export function focusList(heading: string): { 'data-focus-list': string } {
  return { 'data-focus-list': heading };
}
