import { flushSync } from 'react-dom';

/** Adds an item to the end of the focus list with this heading, and focuses its first field. */
export function addItem(heading: string, add: () => void): void {
  flushSync(add);
  document.querySelector<HTMLElement>(`[data-focus-list="${heading}"] > :last-child input`)?.focus();
}
