import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { writeItem } from '#app/lib/device/device-item.ts';

const key = 'lavoir:theme';

function chosenTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}

function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** An empty theme is that of the device. Browsers report the change to other tabs only, so it is reported here too. */
function chooseTheme(theme: string): void {
  writeItem(key, theme || null);
  dispatchEvent(new StorageEvent('storage', { key, newValue: theme || null }));
}

export function ThemeChoice({ className }: { className?: string }) {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => undefined);
  return (
    <label className={clsx('flex flex-wrap items-center gap-x-2', className)}>
      Apparence
      <select
        value={theme ?? ''}
        onChange={(event) => chooseTheme(event.target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-foam-200 bg-deep-900 px-2 text-base text-white"
      >
        <option value="">Automatique</option>
        <option value="light">Clair</option>
        <option value="dark">Sombre</option>
      </select>
    </label>
  );
}
