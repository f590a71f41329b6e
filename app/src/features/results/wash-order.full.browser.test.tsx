import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSearchUrl } from '#app/features/search/search-params.ts';
import { homeArguments } from '#app/features/search/search-query.ts';
import { saveWash } from '#app/lib/device/my-wash.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SearchResults } from './search-results.tsx';

afterEach(() => saveWash(undefined));

const atLyon = '?city=Lyon&department=69&lat=45.75&lng=4.83';

const match = (id: string, position: number, totalCount: number) => ({
  ...{ position, distanceKm: position, totalCount },
  laundromat: { ...bareLaundromat, id, slug: id, name: id, priceFrom: '3.00' },
});

const machine = (laundromatId: string, kind: 'washer' | 'dryer', price: string) => ({
  ...{ id: `${laundromatId}-${kind}`, kind, price },
  ...{ capacityKg: 8, count: 2, minutes: 30 },
});

function Results() {
  const search = useSearchUrl(homeSorts);
  return (
    <SearchResults
      search={search}
      path="/"
      argumentsOf={homeArguments}
      place="à Lyon"
      withDistance
      cardServices={0}
      eager={false}
      hasMap={false}
      controlsWhenEmpty
      empty={() => null}
    />
  );
}

/** Twelve laundromats: the first is the dearest to wash and dry in, the last has no dryer. */
async function openResults(query: string, { machinesFail = false } = {}) {
  const ids = Array.from({ length: 12 }, (_, index) => `Laverie ${index + 1}`);
  let failing = machinesFail;
  const server = fakeServer({
    'graphql Services': () => ({ services: [] }),
    'graphql RegionLinks': () => ({ laundromat_regions: [] }),
    'graphql SearchLaundromats': ({ args }) => {
      const { page = 1, page_size: size = 10 } = args as { page?: number; page_size?: number };
      const shown = ids.slice((page - 1) * size, page * size);
      return { search_laundromats: shown.map((id) => match(id, ids.indexOf(id) + 1, ids.length)) };
    },
    'graphql MachinesOfLaundromats': (variables) => {
      if (failing) lostAnswer();
      return {
        laundromats: (variables.ids as string[]).map((id) => {
          const washer = machine(id, 'washer', '3.00');
          const dryer = machine(id, 'dryer', (13 - ids.indexOf(id)).toFixed(2));
          return { id, machines: id === 'Laverie 12' ? [washer] : [washer, dryer] };
        }),
      };
    },
  });
  await renderPage(<Results />, { path: `/${query}` });
  return { server, mend: () => (failing = false) };
}

const card = (place: number) => page.getByRole('article').nth(place - 1);

test('a visitor without a load sees the lowest prices, and no machines are queried', async () => {
  const { server } = await openResults(atLyon);
  await expect.element(card(1)).toHaveTextContent(/dès 3,00/);
  expect(server.requests('graphql MachinesOfLaundromats')).toEqual([]);
});

test('the load stated in the filters has its price on each card', async () => {
  await openResults(atLyon);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByText('Avec séchage').click();
  await page.getByText('Afficher ce prix dans les listes').click();
  await page.getByRole('button', { name: /^Voir 12/ }).click();
  await expect.element(card(1)).toHaveTextContent(/16,00\s€ pour 7\skg, séchage compris/);
});

test('the cheapest for the load lead on all pages, those without a price end the last one', async () => {
  saveWash({ kilos: 7, dries: true });
  const { server } = await openResults(`${atLyon}&sort=wash_price`);
  await expect.element(card(1)).toHaveTextContent(/Laverie 11.*6,00\s€ pour 7\skg/);
  await expect.element(page.getByText(/^Tri\s: prix de votre lessive, 7\skg, séchage compris/)).toBeVisible();
  await page.getByRole('link', { name: /Page 2/ }).click();
  await expect.element(card(1)).toHaveTextContent(/Laverie 1\D.*16,00/);
  await expect.element(card(2)).toHaveTextContent(/Laverie 12.*3,00.*pour 7\skg, séchage non compris/);
  expect(JSON.stringify(server.requests('graphql SearchLaundromats'))).not.toContain('dries');
});

test('an order that cannot be computed is said to have failed, and can be tried again', async () => {
  saveWash({ kilos: 7, dries: true });
  const { mend } = await openResults(`${atLyon}&sort=wash_price`, { machinesFail: true });
  await expect.element(page.getByText("Les laveries n'ont pas pu être chargées")).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(card(1)).toHaveTextContent(/Laverie 11/);
});
