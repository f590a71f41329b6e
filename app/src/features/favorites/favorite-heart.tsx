import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FavoriteLaundromat } from '#app/lib/favorite-laundromat.ts';
import { heartClass, heartLabel } from '#app/ui/heart-style.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { HeartProps } from '#app/ui/saving-slots.tsx';
import { toast } from '#app/ui/toast.ts';
import { saving, useIsFavorite } from './saved-store.ts';

/** Saves a laundromat on this device and in the account, or takes it away again. */
export function FavoriteHeart({ laundromat, pressed = false, className }: HeartProps) {
  const isSaved = useIsFavorite(laundromat.id);
  const button = useRef<HTMLButtonElement>(null);
  const early = useRef(pressed);

  useEffect(() => {
    if (!early.current) return;
    early.current = false;
    button.current?.focus();
    void save(laundromat);
  }, [laundromat]);

  return (
    <IconButton
      ref={button}
      label={heartLabel(laundromat.name)}
      aria-pressed={isSaved}
      onClick={() => void (isSaved ? saving.noFavorite(laundromat.id) : save(laundromat))}
      className={className}
    >
      <Heart
        aria-hidden
        className={clsx(heartClass, 'transition-colors', isSaved && 'fill-brick-700 text-brick-700')}
      />
    </IconButton>
  );
}

async function save(laundromat: FavoriteLaundromat) {
  if (await saving.favorite(laundromat)) return;
  toast({
    title: 'Favori enregistré pour cette visite',
    description: "L'espace de cet appareil est plein ou interdit\u00a0: il sera oublié ensuite.",
  });
}
