import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { focusPeer } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { notStored, saving, useIsFavorite } from './saved-store.ts';

export interface FavoriteButtonProps {
  laundromat: FavoriteLaundromat;
  className?: string;
}

export function FavoriteButton({ laundromat, className }: FavoriteButtonProps) {
  const isFavorite = useIsFavorite(laundromat.id);
  const label = `Enregistrer ${laundromat.name} dans mes favoris`;
  return (
    <IconButton
      {...focusPeer}
      label={label}
      data-tooltip={isFavorite ? `Retirer ${laundromat.name} de mes favoris` : label}
      aria-pressed={isFavorite}
      data-count={isFavorite ? undefined : 'saved'}
      onClick={() => void (isFavorite ? saving.noFavorite(laundromat.id) : save(laundromat))}
      className={className}
    >
      <Heart
        aria-hidden
        className={clsx('size-5.5 transition-colors', isFavorite && 'fill-brick-700 text-brick-700')}
      />
    </IconButton>
  );
}

async function save(laundromat: FavoriteLaundromat) {
  if (await saving.favorite(laundromat)) return;
  toast({
    title: 'Favori pour cette visite seulement',
    description: notStored,
  });
}
