import { type ComponentProps, createRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResultsMap } from '#app/features/results/results-map.tsx';
import { parseSearch, type SearchCriteria } from '#app/features/search/search-params.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { type Answers, fakeServer } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

export const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const always = { weeklyHours: 'always', holidayHours: 'usual' };
const never = { weeklyHours: Array.from({ length: 7 }, () => []), holidayHours: 'usual' };

export function match(
  position: number,
  name: string,
  [latitude, longitude]: [number, number],
  facts: object = {},
) {
  return {
    position,
    distanceKm: position / 10,
    totalCount: 4,
    laundromat: {
      id: `id-${position}`,
      name,
      slug: `slug-${position}`,
      latitude: String(latitude),
      longitude: String(longitude),
      locationSource: 'pin',
      priceFrom: position === 1 ? '4.00' : null,
      postalCode: '69002',
      hours: null,
      weeklyHours: null,
      holidayHours: 'unknown',
      cycleMinutes: null,
      openingExceptions: [],
      ...facts,
    },
  };
}

export const matches = [
  match(1, 'Laverie du Port', [45.75, 4.83], always),
  match(2, 'Laverie de la Gare', [45.76, 4.86], never),
  match(3, 'Laverie du Pont', [45.73, 4.81], { hours: 'Ouvert le matin' }),
  match(4, 'Laverie du Quai', [45.7301, 4.8101]),
];
export const answers: Answers = {
  'GET /api/places/map': () => ({ url: pixel, attribution: '© IGN', maxZoom: 19 }),
  'graphql LaundromatsOnMap': () => ({ laundromats_on_map: matches }),
};

const lyon = new URLSearchParams('city=Lyon&lat=45.75&lng=4.83&vue=carte');

export interface MapOptions {
  criteria?: Partial<SearchCriteria>;
  changed?: Answers;
  total?: number;
  listed?: ComponentProps<typeof ResultsMap>['listed'];
}

export async function openMap({ criteria = {}, changed, total = 4, listed = null }: MapOptions = {}) {
  const server = fakeServer({ ...answers, ...changed });
  const onZone = vi.fn<(zone: object) => void>();
  const list = createRef<HTMLDivElement>();
  let setFilters: (filters: SearchArguments) => void = () => {};
  function Filtered() {
    const [filters, set] = useState<SearchArguments>({});
    setFilters = set;
    return (
      <ResultsMap
        criteria={{ ...parseSearch(lyon, ['relevance']), ...criteria }}
        args={{ lat: 45.75, lng: 4.83, radius_km: 5, sort: 'relevance', page: 1, page_size: 10, ...filters }}
        total={total}
        listed={listed}
        list={list}
        onZone={onZone}
      />
    );
  }
  await renderPage(
    <div className="flex">
      <div className="flex-1">
        <Filtered />
        <a href="#suite">Suite</a>
      </div>
      <div ref={list}>
        {matches.map(({ laundromat: { id, name } }) => (
          <article key={id} data-laundromat={id} aria-label={name}>
            <a href={`#${id}`}>{id}</a>
          </article>
        ))}
      </div>
    </div>,
    { path: `/?${lyon}` },
  );
  return { server, onZone, filter: (filters: SearchArguments) => setFilters(filters) };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const map = page.getByRole('application', { name: 'Carte' });
export const press = (keys: string) => userEvent.keyboard(keys);
export const kept = () => new URLSearchParams(window.location.search).get('carte');

export async function moveMap(key: string) {
  const before = kept();
  (map.element() as HTMLElement).focus();
  await press(key);
  await expect.poll(kept).not.toBe(before);
}
