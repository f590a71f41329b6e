import type { Page } from 'playwright/test';
import { expectAccessible, expectToFit } from './accessible.ts';
import { test as withListing } from './listing.ts';
import { expect, signIn, test as withAccounts, toastWith } from './own-accounts.ts';
import { mergeTests } from 'playwright/test';
import { type Outcome, routeTable, visitors } from './route-table.ts';

const test = mergeTests(withAccounts, withListing);

// Pages that do not exist answer so, and no mail has brought the visitor to the page that confirms an address.
test.use({
  expectedComplaints: [/404 \(Not Found\)|400 \(Bad Request\).*verify-email/],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const visitor of visitors) {
  test(`every address shows ${visitor} its page, a redirect or a refusal`, async ({
    page,
    context,
    database,
    member,
    listing,
  }) => {
    test.setTimeout(240_000);
    const own = await listing({ photos: 2, reviews: 2 });
    const { rows } = await database.query<{ id: string }>('select id from laundromats where name = $1', [
      own.name,
    ]);
    const id = rows[0]!.id;
    if (visitor !== 'anonymous') {
      const { email, password, ...rest } = await member(visitor);
      await signIn(context, { email, password, ...rest });
      await database.query(
        'update laundromats set user_id = (select id from users where email = $2) where id = $1',
        [id, email],
      );
    }
    const fill = (text: string) =>
      text.replace(':slug', own.path.split('/').at(-1)!).replace(':id', id).replace(':name', own.name);

    for (const { path, outcomes } of routeTable) {
      await test.step(`${path} for ${visitor}`, async () => {
        const outcome = outcomes[visitor];
        // The heading tells when a page stands; its pictures need not be waited for.
        await page.goto(fill(path), { waitUntil: 'commit' });
        await expectOutcome(page, outcome, fill);
        // What everybody sees alike is looked at once; a page behind a door by whom it is for.
        if ('title' in outcome && (visitor === 'anonymous' || outcome !== outcomes.anonymous)) {
          await expectAccessible(page);
          await expectToFit(page);
        }
      });
    }
  });
}

async function expectOutcome(page: Page, outcome: Outcome, fill: (text: string) => string): Promise<void> {
  const heading = typeof outcome.heading === 'string' ? fill(outcome.heading) : outcome.heading;
  // Also behind a dialog, where no screen reader would find it.
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
