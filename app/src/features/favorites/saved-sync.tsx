import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { useSessionState } from '#app/session/session-context.tsx';
import { setSavedMark } from '#app/lib/saved-mark.ts';
import { syncFavorites } from './favorites-sync.ts';
import { createPrefetcher, type ReadPage } from './prefetch.ts';
import { toSend } from './reconcile.ts';
import { savedStore, useSaved } from './saved-store.ts';

const retryMs = 30_000;

/**
 * Syncs the favorites of this device with the account, and fetches what must open offline. Tries again when the
 * network or the visitor returns. Renders nothing.
 */
export function FavoritesSync({ readPage }: { readPage: ReadPage }) {
  useAccountSync();
  usePrefetch(readPage);

  const saved = useSaved();
  const isEmpty = saved && saved.favorites.length === 0 && saved.cities.length === 0;
  useEffect(() => {
    if (isEmpty !== undefined) setSavedMark(!isEmpty);
  }, [isEmpty]);
  return null;
}

/** Administrators have no favorites in the database; theirs stay on the device. */
const syncedRoles = ['client', 'owner'];

function useAccountSync() {
  const client = useClient();
  const session = useSessionState();
  const account = useSyncExternalStore(savedStore.subscribe, savedStore.account, () => null);
  const isSynced = session.status === 'signedIn' && syncedRoles.includes(session.user.role);
  const me = isSynced && session.user.id === account ? account : null;
  const saved = useSaved();
  const pending = saved ? toSend(saved).map(changeKey).join() : '';

  useEffect(() => {
    if (me === null) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = () => {
      clearTimeout(timer);
      alone(() => (current ? syncFavorites(client, savedStore, me) : Promise.resolve())).catch(() => {
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

function usePrefetch(readPage: ReadPage) {
  const latest = useRef(readPage);
  useEffect(() => {
    latest.current = readPage;
  }, [readPage]);
  const start = useCallback(() => {
    const prefetch = createPrefetcher(savedStore, (slug) => latest.current(slug));
    const run = () => void prefetch();
    run();
    const stops = [savedStore.subscribe(run), onReturn(run)];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(start, [start]);
}

/** Calls back when the network or the visitor returns. */
function onReturn(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Runs in one tab at a time; two would send the same changes. */
function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('lavoir:favorites', work) : work();
}
