import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useSessionState } from '../session/session-context.tsx';
import { hasFavoritesMarker } from '../lib/device/favorites-marker.ts';
import { firstUseOrInstalled, started } from '../lib/start-up.ts';
import { FavoriteSlotsContext } from '../ui/cards/favorite-slots.tsx';
import type * as FavoritesCode from './favorites-code.tsx';

/**
 * Loads the favorite buttons: at once for members and for devices with favorites, else when the page is first used or
 * the service worker is installed. The first view of a visitor does without their code.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const isMember = useSessionState().status === 'signedIn';
  const [code, setCode] = useState<typeof FavoritesCode | null>(null);

  useEffect(() => {
    const needed = isMember || hasFavoritesMarker() ? started() : firstUseOrInstalled();
    // Without its code there are no favorite buttons, and everything else works.
    needed
      .then(() => import('./favorites-code.tsx'))
      .then(
        (loaded) => startTransition(() => setCode(loaded)),
        () => undefined,
      );
  }, [isMember]);

  return (
    <FavoriteSlotsContext value={code}>
      {children}
      {code && <code.FavoritesSync />}
    </FavoriteSlotsContext>
  );
}
