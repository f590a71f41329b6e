import { writeItem } from './device-item.ts';

const key = 'lavoir:theme';

/** Returns the theme that the visitor has chosen; undefined while the page follows the device. */
export function chosenTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}

export function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Saves a theme, and lets show-theme.ts show it. An empty one follows the device again. */
export function chooseTheme(theme: string): void {
  // Without storage, the choice lasts as long as the page.
  writeItem(key, theme || null);
  // The browser sends this event to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key, newValue: theme || null }));
}
