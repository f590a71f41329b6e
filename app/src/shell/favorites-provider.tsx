import type { ReactNode } from 'react';
import { useCode } from '../lib/use-code.ts';
import { useStarted } from '../lib/use-started.ts';
import { FavoriteSlotsContext } from '../ui/cards/favorite-slots.tsx';

const loadFavorites = () => import('./favorites-code.tsx');

/** Loads the favorite buttons once the page has started. Without their code everything else works. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { code } = useCode(loadFavorites, useStarted());
  return (
    <FavoriteSlotsContext value={code}>
      {children}
      {code && <code.FavoritesSync />}
    </FavoriteSlotsContext>
  );
}
