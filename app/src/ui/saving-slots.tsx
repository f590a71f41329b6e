import { type ComponentType, createContext, useContext } from 'react';
import type { FavoriteLaundromat } from '../lib/favorite-laundromat.ts';

export interface HeartProps {
  laundromat: FavoriteLaundromat;
  className?: string;
}

export interface CityListProps {
  /** « Lyon » */
  city: string;
  /** The search, as an address of ours. */
  href: string;
  /** The same search, as `search_laundromats` takes it. */
  args: object;
}

export interface SavingSlots {
  Heart: ComponentType<HeartProps>;
  /** « Enregistrer Lyon » */
  CityButton: ComponentType<CityListProps>;
}

/** Cards and lists show hearts without knowing who keeps the favourites: the shell says, once their code is there. */
export const SavingContext = createContext<SavingSlots | null>(null);

/** A heart in the corner of a card. */
export function HeartSlot(props: HeartProps) {
  const slots = useContext(SavingContext);
  return slots && <slots.Heart {...props} />;
}

/** « Enregistrer Lyon » above a list. */
export function CityListSlot(props: CityListProps) {
  const slots = useContext(SavingContext);
  return slots && <slots.CityButton key={props.href} {...props} />;
}
