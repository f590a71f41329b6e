import { type Page, mergeTests } from 'playwright/test';
import { matchPath } from 'react-router-dom';
import { fixedPaths, patterns } from '#app/paths.ts';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { expectAccessible, expectDarkContrast, expectWidth } from './accessible.ts';
import { missedAddresses } from './fixtures.ts';
import { coveredTargets, pressTabThrough, smallTargets, unseenFocus } from './focus-walk.ts';
import { test as withLaundromat } from './laundromat.ts';
import { expect, signIn, test as withAccounts, toastWith } from './own-accounts.ts';
import { type Outcome, routeTable, type Visitor, visitors } from './route-table.ts';
import { openFilters } from './search-page.ts';

const test = mergeTests(withAccounts, withLaundromat);

// Unknown pages answer 404; a confirmation without a link reports an error; the form of a laundromat asks the geocoder.
test.use({
  expectedComplaints: [
    new RegExp(String.raw`404 \(Not Found\)|400 \(Bad Request\).*verify-email|${missedAddresses.source}`),
  ],
  contextOptions: { reducedMotion: 'reduce' },
});

/** The sizes at which pages are opened: a desktop, a low window like that of a laptop at 125 %, and a phone. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 560 },
  { width: 390, height: 844 },
];
const windows = [
  ...sizes,
  { width: 320, height: 844 },
  ...(isExhaustive ? [360, 480, 640, 768, 1440, 1920].map((width) => ({ width, height: 844 })) : []),
];
const widthsWithLargeText = isExhaustive ? [320, 390, 1280, 1440] : [320, 1280];

/**
 * Pages that stand for all others in `npm test`, one of each layout and type of access. The full tests visit every page
 * as every visitor at each size.
 */
const representatives: Record<Visitor, string[]> = {
  anonymous: ['/', '/laverie/:slug', '/dashboard'],
  client: ['/owner-dashboard'],
  owner: ['/edit-laundromat/:id'],
  admin: ['/admin-dashboard'],
};

interface Stop {
  address: string;
  /** Missing when the stop shows the page of another stop in another state. */
  outcome?: Outcome;
  prepare?: (page: Page) => Promise<unknown>;
  sizes: typeof sizes;
}

/** Pages with parts that stay at an edge of the window, and the tabs of administrators. */
const furtherStops: Partial<Record<Visitor, Omit<Stop, 'sizes'>[]>> = {
  anonymous: [
    {
      address: '/directory?vue=carte',
      prepare: (page) => expect(page.locator('.leaflet-container')).toBeVisible(),
    },
    { address: '/directory?city=Brest&department=29', prepare: openFilters },
  ],
  owner: [
    {
      address: '/edit-laundromat/:id',
      prepare: (page) => expect(page.getByLabel('Repère de la laverie')).toBeAttached(),
    },
  ],
  admin: [
    ...['utilisateurs', 'avis', 'messages', 'openstreetmap', 'parametres', 'journal'].map((tab) => ({
      address: `/admin-dashboard?onglet=${tab}`,
      prepare: (page: Page) => expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveId(/./),
    })),
    {
      address: '/admin-dashboard?q=:name',
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^Modifier/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })).toBeVisible();
      },
    },
  ],
};

test('every route of the site is visited', () => {
  const missing = [...fixedPaths(), ...Object.values(patterns)].filter(
    (pattern) => !routeTable.some(({ path }) => matchPath(pattern, path)),
  );
  expect(missing).toEqual([]);
});

for (const visitor of visitors) {
  const stops = (
    isExhaustive
      ? [...routeStops(visitor), ...(furtherStops[visitor] ?? [])]
      : routeStops(visitor).filter(({ address }) => representatives[visitor].includes(address))
  ).map((stop, index) => ({ ...stop, sizes: isExhaustive ? sizes : [sizes[index % sizes.length]!] }));
  // Two pages in one test: the second opens in half the time. More may exceed the time limit.
  for (let first = 0; first < stops.length; first += 2) visit(visitor, stops.slice(first, first + 2));
}

function visit(visitor: Visitor, stops: Stop[]) {
  const addresses = stops.map(({ address }) => address).join(', ');
  test(
    `each route shows ${visitor} its page, accessible and with the focus in sight, a redirect or a refusal: ${addresses}`,
    {
      tag: '@combinations',
    },
    async ({ page, context, database, member, laundromat }) => {
      const account = visitor === 'anonymous' ? undefined : await member(visitor);
      if (account) await signIn(context, account);
      const own = await laundromat({
        photos: 2,
        reviews: 2,
        phone: '0298000000',
        description: 'Une laverie.',
        latitude: 48.39,
        longitude: -4.49,
        isFeatured: true,
      });
      const { rows } = await database.query<{ id: string }>(
        `update laundromats set user_id = (select id from users where email = $2), location_source = 'pin',
         website = 'https://example.org', weekly_hours =
           (select jsonb_agg('[["08:00","12:00"],["14:00","20:00"]]'::jsonb) from generate_series(1, 7))
       where name = $1 returning id`,
        [own.name, account?.email],
      );
      const fill = (text: string) =>
        text
          .replace(':slug', own.path.split('/').at(-1)!)
          .replace(':id', rows[0]!.id)
          .replace(':name', own.name);
      for (const { address, outcome, prepare, sizes } of stops) {
        await page.setViewportSize(sizes.at(-1)!);
        await page.goto(fill(address), { waitUntil: 'domcontentloaded' });
        if (outcome) await expectOutcome(page, outcome, fill);
        await prepare?.(page);
        if (outcome && !isShownFirst(visitor, outcome)) continue;
        await expectAccessible(page);
        await expectDarkContrast(page);
        // Only these pages show texts that users have typed.
        if (outcome) await expectUnbrokenLines(page);
        for (const window of windows) {
          await page.setViewportSize(window);
          await expectWidth(page, window.width, widthsWithLargeText.includes(window.width));
          if (!sizes.includes(window)) continue;
          const where = `${address}, ${window.width} × ${window.height}`;
          expect.soft(await unseenFocus(page), `focus on ${where}`).toEqual([]);
          expect.soft(await smallTargets(page), `targets of ${where}`).toEqual([]);
          if (isExhaustive || window === sizes.at(-1))
            expect.soft(await coveredTargets(page), `targets of ${where}`).toEqual([]);
        }
      }
    },
  );
}

test('the Tab key leads through the order of the walk, and shows what it focuses', async ({ page }) => {
  await page.goto('/directory');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  await expect(page.getByRole('button', { name: /dans mes favoris$/ }).first()).toBeVisible();
  expect(await pressTabThrough(page)).toEqual({ missed: [], unseen: [] });
});

/** Pages that are equal for every role are opened as anonymous only; access is tested for each role. */
function routeStops(visitor: Visitor): Omit<Stop, 'sizes'>[] {
  return routeTable.flatMap(({ path, outcomes }) => {
    const outcome = outcomes[visitor];
    const isVisited =
      isExhaustive || visitor === 'anonymous' || outcome !== outcomes.anonymous || 'refusal' in outcome;
    return isVisited ? [{ address: path, outcome }] : [];
  });
}

function isShownFirst(visitor: Visitor, outcome: Outcome): boolean {
  if (!('title' in outcome)) return false;
  const earlier = visitors.slice(0, visitors.indexOf(visitor));
  return (
    isExhaustive || !routeTable.some(({ outcomes }) => earlier.some((other) => outcomes[other] === outcome))
  );
}

async function expectUnbrokenLines(page: Page): Promise<void> {
  const texts = await page.locator('#contenu, footer').allTextContents();
  const loose = texts.join('\n').match(/.{0,20}(?: [:;?!»€%]|« ).{0,20}/g) ?? [];
  expect.soft(loose, page.url()).toEqual([]);
}

async function expectOutcome(page: Page, outcome: Outcome, fill: (text: string) => string): Promise<void> {
  const heading = typeof outcome.heading === 'string' ? fill(outcome.heading) : outcome.heading;
  await expect(page.locator('h1')).toHaveText(heading);
  if ('title' in outcome) {
    await expect(page).toHaveTitle(fill(outcome.title));
    return;
  }
  const { leadsTo, refusal } = outcome;
  await expect
    .poll(() => page.evaluate<string>('location.pathname + location.search'))
    .toMatch(typeof leadsTo === 'string' ? new RegExp(`^${leadsTo}$`) : leadsTo);
  if (refusal !== undefined) await expect(toastWith(page, 'Accès refusé')).toContainText(refusal);
}
