import type { MouseEvent } from 'react';

/** Tells whether a click on a link opens it here, and not in another tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
