import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, subscribeToTheme } from '#app/lib/device/theme.ts';

/** Lets a visitor choose between light and dark. */
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
