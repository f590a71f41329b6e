import { useEffect, useSyncExternalStore } from 'react';
import { createPersonalStore } from '#app/pwa/personal-store.ts';
import { useSettled } from '#app/pwa/use-settled.ts';

/** A laundromat whose page was opened on this device. */
export interface Visit {
  id: string;
  slug: string;
  name: string;
  /** The last time. */
  at: string;
}

const keptVisits = 500;

/** The laundromats somebody visited, each once, the latest first. */
export const visitsStore = createPersonalStore<Visit[]>('visits', {
  empty: [],
  merge: united,
  afterLeaving: () => null,
});

const unknown = () => undefined;

/** The visits of whoever is here; undefined until they have been read. */
export function useVisits(): Visit[] | undefined {
  useSettled(visitsStore);
  return useSyncExternalStore(visitsStore.subscribe, visitsStore.value, unknown);
}

/** Remembers that this page was opened. */
export function useVisit({ id, slug, name }: Omit<Visit, 'at'>): void {
  useSettled(visitsStore);
  useEffect(() => {
    const visit = { id, slug, name, at: new Date().toISOString() };
    void visitsStore.change((visits) => united(visits, [visit]));
  }, [id, slug, name]);
}

/** Both lists, the later visit of each laundromat. */
export function united(visits: readonly Visit[], others: readonly Visit[]): Visit[] {
  const latestFirst = [...visits, ...others].toSorted((one, other) => other.at.localeCompare(one.at));
  const byLaundromat = new Map<string, Visit>();
  for (const visit of latestFirst) if (!byLaundromat.has(visit.id)) byLaundromat.set(visit.id, visit);
  return [...byLaundromat.values()].slice(0, keptVisits);
}
