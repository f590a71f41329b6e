import { type ComponentType, createContext, useContext } from 'react';
import type { FavoriteLaundromat } from '#app/lib/laundromats/favorite-laundromat.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';

export interface FavoriteButtonProps {
  laundromat: FavoriteLaundromat;
  className?: string;
}

export interface CityListProps {
  /** « Lyon » */
  city: string;
  /** Address of the search on this site. */
  href: string;
  /** Arguments of the same search for `search_laundromats`. */
  args: object;
  /** Number of results, and the points of those that are shown, for the size of the map. */
  total: number;
  points: readonly Coordinates[];
}

export interface FavoriteSlots {
  FavoriteButton: ComponentType<FavoriteButtonProps>;
  /** « Enregistrer Lyon » */
  CityButton: ComponentType<CityListProps>;
}

/**
 * Provides the favorite buttons to cards and lists, which do not know the favorites feature; the shell sets it once
 * that code has loaded.
 */
export const FavoriteSlotsContext = createContext<FavoriteSlots | null>(null);

/** The favorite button in the corner of a card. */
export function FavoriteButtonSlot(props: FavoriteButtonProps) {
  const slots = useContext(FavoriteSlotsContext);
  return slots && <slots.FavoriteButton {...props} />;
}

/** « Enregistrer Lyon » above a list. */
export function CityListSlot(props: CityListProps) {
  const slots = useContext(FavoriteSlotsContext);
  return slots && <slots.CityButton key={props.href} {...props} />;
}
