import { Heart } from 'lucide-react';
import { type ComponentType, createContext, useContext, useState } from 'react';
import type { FavoriteLaundromat } from '../lib/favorite-laundromat.ts';
import { heartClass, heartLabel } from './heart-style.ts';
import { IconButton } from './icon-button.tsx';

export interface HeartProps {
  laundromat: FavoriteLaundromat;
  /** It was pressed before its code was there. */
  pressed?: boolean;
  className?: string;
}

export interface CityListProps {
  /** « Lyon » */
  city: string;
  /** The search, as an address of ours. */
  href: string;
  /** The same search, as `search_laundromats` takes it. */
  args: object;
  pressed?: boolean;
}

export interface SavingSlots {
  /** The heart that works, once its code is there. */
  Heart: ComponentType<HeartProps> | null;
  /** « Enregistrer Lyon », likewise. */
  CityButton: ComponentType<CityListProps> | null;
  /** Fetches that code. */
  want: () => void;
}

/** Cards show hearts without knowing who keeps the favourites: the shell says. */
export const SavingContext = createContext<SavingSlots>({
  Heart: null,
  CityButton: null,
  want: () => undefined,
});

/** A heart on a card; until somebody uses hearts it is only drawn. */
export function HeartSlot({ laundromat, className }: HeartProps) {
  const { Heart: WorkingHeart, want } = useContext(SavingContext);
  const [pressed, setPressed] = useState(false);
  if (WorkingHeart) return <WorkingHeart laundromat={laundromat} pressed={pressed} className={className} />;
  const press = () => {
    setPressed(true);
    want();
  };
  return (
    <IconButton
      label={heartLabel(laundromat.name)}
      aria-pressed={false}
      onClick={press}
      className={className}
    >
      <Heart aria-hidden className={heartClass} />
    </IconButton>
  );
}
