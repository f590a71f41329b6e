import { createContext, type ReactNode, useContext } from 'react';
import { useCode, useStarted } from '#app/lib/use-code.ts';
import type { CityButtonProps } from './city-button.tsx';
import type { FavoriteButtonProps } from './favorite-button.tsx';

const loadFavorites = () => import('./favorites-code.ts');

/** The loaded code: all buttons of a page appear together. */
const FavoritesCode = createContext<Awaited<ReturnType<typeof loadFavorites>> | null>(null);

/** Loads the favorites once the page has started. Without their code everything else works. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { code } = useCode(loadFavorites, useStarted());
  return (
    <FavoritesCode value={code}>
      {children}
      {code && <code.FavoritesSync />}
    </FavoritesCode>
  );
}

export function FavoriteButton(props: FavoriteButtonProps) {
  const code = useContext(FavoritesCode);
  return code && <code.FavoriteButton {...props} />;
}

export function CityButton(props: CityButtonProps) {
  const code = useContext(FavoritesCode);
  return code && <code.CityButton key={props.href} {...props} />;
}
