import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { mergeTests, type Page } from 'playwright/test';
import { expect, test as laundromats } from './laundromat.ts';
import { test as accounts, type Member } from './own-accounts.ts';

interface Claimable {
  id: string;
  name: string;
  slug: string;
  email: string;
}

interface Fixtures {
  claimable: () => Promise<Claimable>;
  claimant: () => Promise<Member>;
}

export const test = mergeTests(laundromats, accounts).extend<Fixtures>({
  claimable: async ({ laundromat, database }, use) => {
    await use(async () => {
      const { name } = await laundromat({
        city: 'Paris',
        postalCode: '75001',
        address: '22 rue Saint-Denis',
      });
      const domain = `laverie-${randomUUID().slice(0, 8)}.fr`;
      const email = `contact@${domain}`;
      const { rows } = await database.query<{ id: string; slug: string }>(
        'update laundromats set email = $2, website = $3 where name = $1 returning id, slug',
        [name, email, `https://www.${domain}`],
      );
      await database.query(
        `update contact_changes set email_changed_at = now() - interval '1 year', website_changed_at = now() - interval '1 year'
         where laundromat_id = $1`,
        [rows[0]!.id],
      );
      return { ...rows[0]!, name, email };
    });
  },
  claimant: async ({ member, database }, use) => {
    await use(async () => {
      const owner = await member('owner');
      await database.query('update users set email_verified = true where email = $1', [owner.email]);
      return owner;
    });
  },
});

export async function codeSentTo(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/__sandbox/mail', { params: { to: email } });
      const mails = (await answer.json()) as { text: string }[];
      code = mails.map(({ text }) => /^\d{4}\s\d{4}$/m.exec(text)?.[0]).find(Boolean);
      return code;
    })
    .toBeTruthy();
  return code!;
}

export async function startClaim(page: Page, slug: string): Promise<void> {
  await page.goto(`/revendiquer/${slug}`);
  await page.getByRole('button', { name: "Oui, c'est ma laverie" }).click();
  await expect(page.getByRole('heading', { name: /Comment le prouver/ })).toBeFocused();
}

export async function sendClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Votre demande' })).toBeFocused();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
}

export async function claimByMessage(page: Page, slug: string, message: string): Promise<void> {
  await startClaim(page, slug);
  await page.getByRole('radio', { name: /Autrement/ }).check();
  await page.getByLabel('Votre message').fill(message);
  await sendClaim(page);
}

/** Moves the claim past the days in which the contact may object and a present owner may answer. */
export async function passWait(database: Client, laundromatId: string): Promise<void> {
  await expect
    .poll(async () => {
      const waited = `update laundromat_claims c
        set submitted_at = now() - interval '8 days', asked_at = now() - interval '8 days'
        from laundromats l where l.id = $1 and c.laundromat_id = l.id and c.asked_at is not null and (
          l.user_id is null or exists (select from claim_disputes d where d.claim_id = c.id and d.owner_id = l.user_id)
        )`;
      return (await database.query(waited, [laundromatId])).rowCount;
    })
    .toBe(1);
  await database.query(
    `update claim_disputes set asked_at = now() - interval '15 days' where laundromat_id = $1`,
    [laundromatId],
  );
}

export async function openClaim(page: Page, name: string): Promise<void> {
  await page.goto('/admin-dashboard?onglet=demandes');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

export { expect };
export { signIn, toastWith } from './own-accounts.ts';
