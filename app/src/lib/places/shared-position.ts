import { readItem, writeItem } from '#app/lib/device/device-item.ts';

const key = 'lavoir:position-shared';

/** Tells whether the browser gave the position on an earlier visit. Call it in a browser. */
export const isPositionShared = () => readItem(key) != null;

/** Without storage, the home page begins with the whole country. */
export function setPositionShared(shared: boolean): void {
  writeItem(key, shared ? '1' : null);
}
