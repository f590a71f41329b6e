import { type Page, mergeTests } from 'playwright/test';
import { unseenFocus, wrongTargets } from './focus-walk.ts';
import { test as withLaundromat } from './laundromat.ts';
import { expect, signIn, test as withAccounts } from './own-accounts.ts';
import { routeTable, type Visitor, visitors } from './route-table.ts';
import { openFilters } from './search-page.ts';

const test = mergeTests(withAccounts, withLaundromat);

test.use({
  expectedComplaints: [/404 \(Not Found\)|400 \(Bad Request\).*verify-email/],
  contextOptions: { reducedMotion: 'reduce' },
});

/** A phone, a desktop, and a low window, such as that of a laptop at 125 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1024, height: 560 },
];

interface Walk {
  address: string;
  /** Title of the page; without it the page is the same as of the walk before. */
  title?: string;
  /** Waits for what is loaded later, or opens a window. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Beside the pages: what stays at an edge of the window while the rest scrolls, and the tabs of administrators. */
const furtherWalks: Partial<Record<Visitor, Walk[]>> = {
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
      prepare: (page) =>
        page
          .getByRole('button', { name: /^Modifier/ })
          .first()
          .click(),
    },
  ],
};

for (const visitor of visitors) {
  const walks = [...ownPages(visitor), ...(furtherWalks[visitor] ?? [])];
  for (let first = 0; first < walks.length; first += 10) walkThrough(visitor, walks.slice(first, first + 10));
}

function walkThrough(visitor: Visitor, walks: Walk[]) {
  const addresses = walks.map(({ address }) => address).join(', ');
  test(`${visitor} sees what has the focus in three sizes, and text at 200 % fits a desktop: ${addresses}`, async ({
    page,
    context,
    database,
    member,
    laundromat,
  }) => {
    const account = visitor === 'anonymous' ? undefined : await member(visitor);
    if (account) await signIn(context, account);
    const own = await laundromat({
      photos: 2,
      reviews: 2,
      phone: '0298000000',
      description: 'Une laverie.',
      latitude: 48.39,
      longitude: -4.49,
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
    await page.goto('/');
    for (const { address, title, prepare } of walks) {
      await page.setViewportSize(sizes[0]!);
      await open(page, fill(address));
      if (title) await expect(page).toHaveTitle(fill(title));
      await prepare?.(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await unseenFocus(page), `${address}, ${size.width} × ${size.height}`).toEqual([]);
        expect.soft(await wrongTargets(page), `targets of ${address}, ${size.width} px`).toEqual([]);
      }
      await expectLargeTextToFit(page, address);
    }
  });
}

/** Fails when text at twice its size makes a page wider than a desktop, or breaks the name in the header. */
async function expectLargeTextToFit(page: Page, address: string): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<{ overflow: number; logo: number }>(`({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      logo: document.querySelector('header a > span').offsetHeight,
    })`);
    expect
      .soft(found.overflow, `${address} with large text is wider than ${width} px`)
      .toBeLessThanOrEqual(0);
    expect.soft(found.logo, `${address}: lines of the logo`).toBeLessThan(100);
  }
  await page.evaluate("document.documentElement.style.fontSize = ''");
}

/** The pages of the route table that no earlier visitor has seen. */
function ownPages(visitor: Visitor): Walk[] {
  const earlier = visitors.slice(0, visitors.indexOf(visitor));
  return routeTable.flatMap(({ path, outcomes }) => {
    const outcome = outcomes[visitor];
    const isNew = earlier.every((other) => outcomes[other] !== outcome);
    return isNew && 'title' in outcome ? { address: path, title: outcome.title } : [];
  });
}

/** Opens a page within the app, which is quicker than to load it. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(`{
    history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }`);
}
