/**
 * Marks the parent of repeated items, or of buttons that come and go. When the control that has the focus leaves, the
 * focus goes to the same control of the neighbour, or to the heading when the list is empty.
 */
export function focusList(heading: string): { 'data-focus-list': string } {
  return { 'data-focus-list': heading };
}
