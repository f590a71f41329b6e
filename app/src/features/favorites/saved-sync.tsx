import { useEffect, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { setFavoritesMarker } from '#app/lib/device/favorites-marker.ts';
import { alone } from '#app/lib/device/tab-channel.ts';
import { savedPage, openedPages } from '#app/offline/reading/opened-pages.ts';
import { useSession, useUser } from '#app/session/session-context.tsx';
import { syncCityMaps } from './city-maps.ts';
import { listOf, photosOf } from './device-queries.ts';
import { syncFavorites, toSend } from './favorites-sync.ts';
import { createPrefetcher } from './prefetch.ts';
import { savedStore, useSaved } from './saved-store.ts';
import { nothingSaved, savedPages } from './saved.ts';

const retryMs = 30_000;

/** Loads the code of the map of results, which saved towns need without a network. */
const loadMapCode = () =>
  Promise.all([
    import('#app/features/results/results-map.tsx'),
    import('#app/map/leaflet/leaflet-results.ts'),
  ]);

/**
 * Syncs the favorites of this device with the account, and fetches what must open offline. Tries again when the device
 * is online again or the visitor returns to the tab. Renders nothing.
 */
export function FavoritesSync() {
  useAccountSync();
  usePrefetch();

  const saved = useSaved();
  const isEmpty = saved && saved.favorites.length === 0 && saved.cities.length === 0;
  useEffect(() => {
    if (isEmpty !== undefined) setFavoritesMarker(!isEmpty);
  }, [isEmpty]);
  return null;
}

/** Administrators have no favorites in the database; theirs stay on the device. */
const syncedRoles = ['client', 'owner'];

function useAccountSync() {
  const client = useClient();
  const user = useUser();
  const account = useSyncExternalStore(savedStore.subscribe, savedStore.account, () => null);
  const me = user && user.id === account && syncedRoles.includes(user.role) ? account : null;
  const saved = useSaved();
  const pending = saved ? toSend(saved).map(changeKey).join() : '';

  useEffect(() => {
    if (me === null) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = () => {
      clearTimeout(timer);
      // Two tabs would send the same changes.
      alone('favorites', async () => {
        if (current) await syncFavorites(client, savedStore, me);
      }).catch(() => {
        if (current) timer = setTimeout(sync, retryMs);
      });
    };
    sync();
    const stop = onReturn(sync);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [client, me, pending]);
}

function changeKey({ laundromat, changedAt }: { laundromat: { id: string }; changedAt: string }): string {
  return `${laundromat.id} ${changedAt}`;
}

function usePrefetch() {
  const client = useClient();
  const session = useSession();
  useEffect(() => {
    const pages = async () => [
      ...savedPages(savedStore.value() ?? nothingSaved),
      ...(await openedPages(session.userId())).filter(({ kind }) => kind === 'laundromat').map(savedPage),
    ];
    const prefetch = createPrefetcher(
      pages,
      (slug) => photosOf(client, slug),
      (args) => listOf(client, args),
    );
    const run = () => {
      void prefetch();
      void syncCityMaps(client, loadMapCode);
    };
    run();
    const stops = [savedStore.subscribe(run), onReturn(run)];
    return () => stops.forEach((stop) => stop());
  }, [client, session]);
}

function onReturn(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', seen);
  };
}
