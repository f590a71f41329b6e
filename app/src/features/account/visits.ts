import { useEffect, useSyncExternalStore } from 'react';
import { createPersonalStore, useStorePerson } from '#app/offline/personal-store.ts';

export interface Visit {
  id: string;
  slug: string;
  name: string;
  at: string;
}

const maxVisits = 500;

const visitsStore = createPersonalStore<Visit[]>('visits', {
  empty: [],
  merge: united,
  afterLeaving: () => null,
});

const unknown = () => undefined;

export function useVisits(): Visit[] | undefined {
  useStorePerson(visitsStore);
  return useSyncExternalStore(visitsStore.subscribe, visitsStore.value, unknown);
}

export function VisitRecord({ laundromat }: { laundromat: Omit<Visit, 'at'> }) {
  const { id, slug, name } = laundromat;
  useStorePerson(visitsStore);
  useEffect(() => {
    const visit = { id, slug, name, at: new Date().toISOString() };
    void visitsStore.change((visits) => united(visits, [visit]));
  }, [id, slug, name]);
  return null;
}

export function united(visits: readonly Visit[], others: readonly Visit[]): Visit[] {
  const latestFirst = [...visits, ...others].toSorted((one, other) => other.at.localeCompare(one.at));
  const byLaundromat = new Map<string, Visit>();
  for (const visit of latestFirst) if (!byLaundromat.has(visit.id)) byLaundromat.set(visit.id, visit);
  return [...byLaundromat.values()].slice(0, maxVisits);
}
