import { type Page, mergeTests } from 'playwright/test';
import { matchPath } from 'react-router-dom';
import { fixedPaths, patterns } from '#app/paths.ts';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { expectAccessible, expectLargeTextToFit, expectToFit } from './accessible.ts';
import { test as withLaundromat } from './laundromat.ts';
import { expect, signIn, test as withAccounts, toastWith } from './own-accounts.ts';
import { type Outcome, type RouteCase, routeTable, type Visitor, visitors } from './route-table.ts';

const test = mergeTests(withAccounts, withLaundromat);

// Unknown pages answer 404, and the page that confirms an address has no link from an email here.
test.use({
  expectedComplaints: [/404 \(Not Found\)|400 \(Bad Request\).*verify-email/],
  contextOptions: { reducedMotion: 'reduce' },
});

test('every route of the site is visited', () => {
  const missing = [...fixedPaths(), ...Object.values(patterns)].filter(
    (pattern) => !routeTable.some(({ path }) => matchPath(pattern, path)),
  );
  expect(missing).toEqual([]);
});

for (const visitor of visitors) {
  const shown = routeTable.filter(({ outcomes }) => isExhaustive || isShownSomethingElse(visitor, outcomes));
  // A browser that has its scripts already opens the next page in half the time.
  for (let first = 0; first < shown.length; first += 6) {
    const routes = shown.slice(first, first + 6);
    const paths = routes.map(({ path }) => path).join(', ');
    test(`each route shows ${visitor} its page, a redirect or a refusal: ${paths}`, async ({
      page,
      context,
      database,
      member,
      laundromat,
    }) => {
      const account = visitor === 'anonymous' ? undefined : await member(visitor);
      if (account) await signIn(context, account);
      const own = paths.includes(':') ? await laundromat({ photos: 2, reviews: 2 }) : undefined;
      const { rows } = await database.query<{ id: string }>(
        'update laundromats set user_id = (select id from users where email = $2) where name = $1 returning id',
        [own?.name, account?.email],
      );
      for (const { path, outcomes } of routes) {
        const address = path
          .replace(':slug', own?.path.split('/').at(-1) ?? '')
          .replace(':id', rows[0]?.id ?? '');
        // A page is ready with its heading; its images need not be waited for.
        await page.goto(address, { waitUntil: 'commit' });
        const outcome = outcomes[visitor];
        await expectOutcome(page, outcome, (text) => text.replace(':name', own?.name ?? ''));
        if (!('title' in outcome)) continue;
        await expectAccessible(page);
        await expectUnbrokenLines(page);
        await expectToFit(page);
        await expectLargeTextToFit(page);
      }
    });
  }
}

/** Punctuation and units must not begin a line: the space before them must not break. */
async function expectUnbrokenLines(page: Page): Promise<void> {
  const texts = await page.locator('#contenu, footer').allTextContents();
  const loose = texts.join('\n').match(/.{0,20}(?: [:;?!»€%]|« ).{0,20}/g) ?? [];
  expect.soft(loose, page.url()).toEqual([]);
}

/** Content that is equal for every role is tested as anonymous; access is tested for each role. */
function isShownSomethingElse(visitor: Visitor, outcomes: RouteCase['outcomes']): boolean {
  const outcome = outcomes[visitor];
  return visitor === 'anonymous' || outcome !== outcomes.anonymous || 'refusal' in outcome;
}

async function expectOutcome(page: Page, outcome: Outcome, fill: (text: string) => string): Promise<void> {
  const heading = typeof outcome.heading === 'string' ? fill(outcome.heading) : outcome.heading;
  // Also behind a dialog, where screen readers would not find it.
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
