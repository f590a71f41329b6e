import { CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FavoriteLaundromat } from '#app/lib/laundromats/favorite-laundromat.ts';
import { LaundromatCard } from '#app/ui/cards/laundromat-card.tsx';

interface FavoriteCardProps {
  laundromat: FavoriteLaundromat;
  /** The page and its photos can be read without a network. */
  readable: boolean;
  /** The laundromat is no longer published, so there is no page to open. */
  gone: boolean;
  /** The favorite button. */
  action: ReactNode;
}

export function FavoriteCard({ laundromat, readable, gone, action }: FavoriteCardProps) {
  return (
    <li>
      <LaundromatCard laundromat={laundromat} gone={gone} action={action}>
        {readable && !gone && (
          <p className="flex items-center gap-1.5 text-sm text-leaf-700">
            <CloudDownload aria-hidden className="size-4 shrink-0" />
            Disponible hors ligne
          </p>
        )}
      </LaundromatCard>
    </li>
  );
}
