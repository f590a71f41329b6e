import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn, test as base, type Member } from './own-accounts.ts';

interface Fixtures {
  /** An owner, signed in in this test's browser; the account and its laundromats are deleted afterwards. */
  owner: Member;
}

export const test = base.extend<Fixtures>({
  owner: async ({ context, member, database }, use) => {
    const owner = await member('owner');
    await signIn(context, owner);
    await use(owner);
    await database.query('delete from laundromats where user_id in (select id from users where email = $1)', [
      owner.email,
    ]);
  },
});

export const newName = () => `Laverie ${randomUUID().slice(0, 8)}`;

/** A street with no other laundromat: a possible duplicate would wait for an administrator. */
export const newAddress = () => `1 quai ${randomUUID().replaceAll(/[^a-f]/g, '')}`;

export async function beginSubmission(page: Page, tier: RegExp, name: string): Promise<void> {
  await page.goto('/add-laundromat');
  await page.getByRole('button', { name: tier }).click();
  await page.getByLabel('Nom de la laverie').fill(name);
  await page.getByRole('combobox', { name: 'Adresse' }).fill(newAddress());
  await page.getByLabel('Code postal').fill('29200');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Brest');
}

export async function choosePhotos(page: Page, count: number): Promise<void> {
  const colours = ['#88aacc', '#cc8866', '#66cc88'];
  const files = Array.from({ length: count }, async (_, index) => ({
    name: `photo-${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 60, height: 45, channels: 3, background: colours[index % colours.length]! },
    })
      .jpeg()
      .toBuffer(),
  }));
  await page.getByLabel('Photos de la laverie').setInputFiles(await Promise.all(files));
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Carte de test').selectOption(card);
  await page.getByTestId('pay').click();
}
export const goodCard = '4242424242424242';
export const declinedCard = '4000000000000002';

export { expect, signIn, toastWith } from './own-accounts.ts';
