import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test as base } from './fixtures.ts';
import { toastWith } from './own-accounts.ts';

const test = base.extend<{ sender: string }>({
  sender: async ({ database }, use) => {
    const email = `${randomUUID()}@example.org`;
    await use(email);
    await database.query('delete from contacts where email = $1', [email]);
  },
});

const formOf = (page: Page) => page.getByRole('form', { name: 'Envoyez-nous un message' });
const answerField = (page: Page) => formOf(page).getByLabel('Calcul de sécurité : combien font');

async function fill(page: Page, email: string) {
  const form = formOf(page);
  await form.getByLabel('Nom').fill('Dominique');
  await form.getByLabel('Email').fill(email);
  await form
    .getByLabel('Message', { exact: true })
    .fill('Bonjour,\nvotre laverie ouvre-t-elle le dimanche ?');
}

async function question(page: Page): Promise<string> {
  return (
    (await formOf(page)
      .locator('label', { hasText: /combien font \d/ })
      .textContent()) ?? ''
  );
}

async function solution(page: Page): Promise<number> {
  const [, left, sign, right] = /(\d+) ([+−×]) (\d+)/.exec(await question(page)) ?? [];
  const [a, b] = [Number(left), Number(right)];
  return sign === '+' ? a + b : sign === '−' ? a - b : a * b;
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Envoyer le message' }).click();

test.describe('the contact form', () => {
  test('stores a message', async ({ page, sender, database }) => {
    await page.goto('/contact');
    await fill(page, sender);
    await formOf(page).getByLabel('Téléphone').fill('01 99 00 12 34');
    await answerField(page).fill(String(await solution(page)));
    await send(page);
    await expect(toastWith(page, 'Message envoyé avec succès !')).toContainText(
      'Nous vous répondrons dans les plus brefs délais.',
    );
    await expect(formOf(page).getByLabel('Nom')).toHaveValue('');
    const { rows } = await database.query('select * from contacts where email = $1', [sender]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Dominique',
      phone: '01 99 00 12 34',
      subject: null,
      message: 'Bonjour,\nvotre laverie ouvre-t-elle le dimanche ?',
      type: 'general',
    });
  });

  test(
    'preselects the service of the previous page, although the address does not name it',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/services/instagram');
      await page.getByRole('link', { name: 'Créer ma page Instagram' }).first().click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(formOf(page).getByLabel('Sujet')).toHaveValue('Création de page Instagram');
    },
  );

  test.describe('when the response is lost', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] });

    test(
      'the message is queued, sent again and stored once',
      { tag: '@full' },
      async ({ page, sender, database }) => {
        await page.goto('/contact?service=google-ads');
        await fill(page, sender);
        await answerField(page).fill(String(await solution(page)));
        await page.route(
          '**/api/contact',
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await send(page);
        const waiting = page.getByText("En attente d'envoi", { exact: true });
        await expect(waiting).toBeVisible();
        await expect(waiting).toBeHidden();
        const { rows } = await database.query('select type, subject from contacts where email = $1', [
          sender,
        ]);
        expect(rows).toEqual([{ type: 'services', subject: 'Campagne Google Ads' }]);
      },
    );
  });
});
