import { useEffect, useSyncExternalStore } from 'react';
import { createPersonalStore } from '#app/offline/personal-store.ts';
import { useStorePerson } from '#app/offline/use-settled.ts';

/** A laundromat whose page was opened on this device. */
export interface Visit {
  id: string;
  slug: string;
  name: string;
  /** Time of the latest visit. */
  at: string;
}

const keptVisits = 500;

/** The laundromats this person visited, each once, newest first. */
export const visitsStore = createPersonalStore<Visit[]>('visits', {
  empty: [],
  merge: united,
  afterLeaving: () => null,
});

const unknown = () => undefined;

/** Returns the visits of this tab's user; undefined while loading. */
export function useVisits(): Visit[] | undefined {
  useStorePerson(visitsStore);
  return useSyncExternalStore(visitsStore.subscribe, visitsStore.value, unknown);
}

/** Records that this page was opened. */
export function useVisit({ id, slug, name }: Omit<Visit, 'at'>): void {
  useStorePerson(visitsStore);
  useEffect(() => {
    const visit = { id, slug, name, at: new Date().toISOString() };
    void visitsStore.change((visits) => united(visits, [visit]));
  }, [id, slug, name]);
}

/** Merges both lists and keeps the later visit of each laundromat. */
export function united(visits: readonly Visit[], others: readonly Visit[]): Visit[] {
  const latestFirst = [...visits, ...others].toSorted((one, other) => other.at.localeCompare(one.at));
  const byLaundromat = new Map<string, Visit>();
  for (const visit of latestFirst) if (!byLaundromat.has(visit.id)) byLaundromat.set(visit.id, visit);
  return [...byLaundromat.values()].slice(0, keptVisits);
}
