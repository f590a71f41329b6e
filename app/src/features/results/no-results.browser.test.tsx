import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changedSearch, formatSearch, parseSearch } from '#app/features/search/search-params.ts';
import { homeArguments } from '#app/features/search/search-query.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { ClockContext, stoppedClock } from '#app/lib/time/use-minute.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NoResults } from './no-results.tsx';

/** A Monday, 23:00 in Paris. */
const now = new Date('2026-11-23T22:00:00Z');
const week = (open: string) => Array.from({ length: 7 }, () => [[open, '20:00']]);
const lyon = 'city=Lyon&department=69&lat=45.75&lng=4.83';

function match(position: number, name: string, facts: object = {}) {
  const laundromat = {
    ...bareLaundromat,
    id: name,
    slug: `slug-${position}`,
    name,
    priceFrom: null,
    ...facts,
  };
  return { position, distanceKm: position * 10, totalCount: 3, laundromat };
}

interface Found {
  matches?: object[];
  cities?: object[];
}

async function openEmpty(query: string, { matches = [], cities = [] }: Found = {}) {
  const asked: SearchArguments[] = [];
  fakeServer({
    'graphql SearchLaundromats': ({ args }) => {
      asked.push(args as SearchArguments);
      return { search_laundromats: matches };
    },
    'graphql SearchCities': () => ({ search_cities: cities }),
  });
  const criteria = parseSearch(new URLSearchParams(query), homeSorts);
  await renderPage(
    <ClockContext value={stoppedClock(now)}>
      <NoResults
        criteria={criteria}
        args={homeArguments(criteria, now)}
        hrefWith={(changes) => `?${formatSearch(changedSearch(criteria, changes), homeSorts[0])}`}
      />
    </ClockContext>,
  );
  return asked;
}

const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

test('where no laundromat is near, the nearest are listed with the filters of the search', async () => {
  const matches = [match(1, 'Le Tambour'), match(2, 'La Bulle')];
  const asked = await openEmpty(`${lyon}&minWasherKg=14`, { matches });
  await expect.element(page.getByRole('heading', { name: 'Les laveries les plus proches' })).toBeVisible();
  expect(names()).toEqual(['Les laveries les plus proches', 'Le Tambour', 'La Bulle']);
  expect(asked[0]).toMatchObject({
    lat: 45.75,
    lng: 4.83,
    sort: 'distance',
    min_washer_kg: 14,
    page_size: 3,
    radius_km: 100,
  });
});

test('where none is open, those that open first are listed', async () => {
  const matches = [
    match(1, 'À neuf heures', { weeklyHours: week('09:00') }),
    match(2, 'Sans horaires'),
    match(3, 'À sept heures', { weeklyHours: week('07:00') }),
  ];
  const asked = await openEmpty(`${lyon}&openNow=true`, { matches });
  await expect.element(page.getByRole('heading', { name: 'Les premières à ouvrir' })).toBeVisible();
  expect(names()).toEqual(['Les premières à ouvrir', 'À sept heures', 'À neuf heures']);
  expect(asked[0]).not.toHaveProperty('open_at');
});

test('where none is open on Sunday, the nearest that are open then are listed', async () => {
  const asked = await openEmpty(`${lyon}&ouvert=dimanche`, { matches: [match(1, 'Le Tambour')] });
  await expect.element(page.getByRole('heading', { name: 'Les laveries les plus proches' })).toBeVisible();
  expect(asked[0]).toMatchObject({ open_at: '2026-11-29T14:00:00.000Z', page_size: 3 });
});

test('words without results lead to the town that they resemble, not to the same search again', async () => {
  const city = { id: 'lyon', name: 'Lyon', postalCode: '69001', department: 'Rhône', departmentCode: '69' };
  const cities = [{ position: 1, city: { ...city, latitude: '45.75801', longitude: '4.83504' } }];
  await openEmpty('q=lyonn', { cities });
  await expect
    .element(page.getByRole('link', { name: 'Vouliez-vous dire Lyon (69) ?' }))
    .toHaveAttribute('href', '/?city=Lyon&department=69&lat=45.758&lng=4.835');
  await expect
    .element(page.getByRole('link', { name: 'Chercher dans toute la France' }))
    .not.toBeInTheDocument();
});

test('beyond 100 km, what the directory covers is said, and no laundromat on another continent', async () => {
  await openEmpty('lat=-21.11&lng=55.54');
  await expect.element(page.getByText(/Aucune laverie à moins de 100\skm/)).toBeVisible();
});
