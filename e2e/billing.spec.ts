import type { Browser, Page } from 'playwright/test';
import { paymentList } from '#contract/moderation/admin.ts';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { missedAddresses } from './fixtures.ts';
import {
  beginSubmission,
  choosePhotos,
  declinedCard,
  expect,
  goodCard,
  newName,
  payWith,
  signIn,
  test,
  toastWith,
} from './own-submissions.ts';

test.use({ expectedComplaints: [missedAddresses] });

async function orderPaidLaundromat(page: Page, tier: RegExp, photos = 0): Promise<string> {
  const name = newName();
  await beginSubmission(page, tier, name);
  if (photos > 0) await choosePhotos(page, photos);
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(page.getByTestId('pay')).toBeVisible();
  return name;
}

async function publicLaundromat(browser: Browser, baseURL: string | undefined, name: string) {
  const visitor = await browser.newContext({ baseURL });
  const answer = await visitor.request.get('/api/laundromats', { params: { q: name } });
  const found = (await answer.json()) as { name: string; slug: string; photos: unknown[] }[];
  await visitor.close();
  return found.find((laundromat) => laundromat.name === name);
}

const premium = /^Choisir Premium$/;
const plans = [
  { plan: 'Premium', tier: premium, badge: 'Premium', amount: '59.00' },
  { plan: 'Premium+', tier: /^Choisir Premium\+$/, badge: 'VIP', amount: '49.00' },
];

test.describe('buying a plan for a new laundromat', () => {
  test.use({ expectedComplaints: [new RegExp(`status of 402|${missedAddresses.source}`)] });

  for (const { plan, tier, badge, amount } of isExhaustive ? plans : plans.slice(0, 1)) {
    test(
      `with ${plan}: after a declined card it is paid once and published`,
      { tag: '@combinations' },
      async ({ page, browser, baseURL, owner, member, database, playwright }) => {
        const name = await orderPaidLaundromat(page, tier, 3);
        await payWith(page, declinedCard);
        await expect(page.getByText('Votre carte a été refusée.')).toBeVisible();
        await payWith(page, goodCard);
        await expect(page.getByRole('heading', { name: 'Succès !' })).toBeVisible();
        await expect(toastWith(page, 'Laverie créée avec succès !')).toContainText(
          'Votre laverie Premium est maintenant visible sur notre site.',
        );
        await expect(page).toHaveURL('/owner-dashboard');

        const laundromat = await publicLaundromat(browser, baseURL, name);
        expect(laundromat?.photos).toHaveLength(3);
        const visitor = await browser.newContext({ baseURL });
        const visit = await visitor.newPage();
        await visit.goto(`/laverie/${laundromat?.slug}`);
        await expect(visit.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(visit.getByRole('main').getByText(badge, { exact: true }).first()).toBeVisible();
        await visitor.close();

        const { rows } = await database.query<{ id: string }>(
          'select s.id from subscriptions s join users u on u.id = s.user_id where u.email = $1',
          [owner.email],
        );
        expect(rows).toHaveLength(1);
        const admin = await member('admin');
        const office = await playwright.request.newContext({ baseURL });
        await office.post('/api/auth/login', { data: { email: admin.email, password: admin.password } });
        await expect(async () => {
          const answer = await office.get('/api/admin/payments');
          const payments = paymentList.parse(await answer.json());
          const mine = payments.filter(({ subscriptionId }) => subscriptionId === rows[0]!.id);
          expect(mine.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', amount]]);
        }).toPass();
        await office.dispose();
      },
    );
  }
});

test(
  'an owner who leaves the payment page resumes it on another device, and sends photos that were cut off',
  { tag: '@full' },
  async ({ page, browser, baseURL, owner }) => {
    const name = await orderPaidLaundromat(page, premium, 2);
    await page.getByRole('link', { name: 'Retour au site' }).click();
    await expect(page.getByText("rien n'a été débité")).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL });
    await signIn(elsewhere, owner);
    const other = await elsewhere.newPage();
    for (const address of ['/add-laundromat', '/owner-dashboard']) {
      await other.goto(address);
      await expect(other.getByRole('button', { name: `Reprendre : ${name}` })).toBeVisible();
    }
    await other.getByRole('button', { name: `Reprendre : ${name}` }).click();
    await payWith(other, goodCard);
    await expect(other.getByRole('heading', { name: 'Succès !' })).toBeVisible();
    await elsewhere.close();

    await page.goto('/owner-dashboard');
    await expect(page.getByText('il manque 2 photos')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reprendre/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ajouter 2 photos' }).click();
    await expect(toastWith(page, 'Photos ajoutées')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter 2 photos' })).toHaveCount(0);
    const laundromat = await publicLaundromat(browser, baseURL, name);
    expect(laundromat?.photos).toHaveLength(2);
  },
);

test(
  'an unpaid session is shown as pending, and an address without a session as invalid',
  { tag: '@full' },
  async ({ page, owner: _owner }) => {
    await orderPaidLaundromat(page, premium);
    const [sessionId] = /cs_test_\w+/.exec(page.url()) ?? [];
    await page.goto(`/subscription-success?session_id=${sessionId}`);
    await expect(page.getByRole('heading', { name: 'Paiement en attente' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actualiser' })).toBeVisible();
    await page.goto('/subscription-success');
    await expect(page.getByRole('heading', { name: 'Session invalide' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir les abonnements' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  },
);

test(
  'a plan bought without a laundromat is shown as current, and managed at the provider',
  { tag: '@full' },
  async ({ page, owner: _owner }) => {
    await page.goto('/subscription');
    await expect(page.getByText('59 €')).toBeVisible();
    await page.getByRole('button', { name: premium }).click();
    await payWith(page, goodCard);
    await expect(toastWith(page, 'Abonnement activé !')).toBeVisible();
    await expect(page).toHaveURL('/owner-dashboard');
    await page.goto('/subscription');
    await expect(page.getByRole('button', { name: 'Plan actuel' })).toBeDisabled();
    await page.getByRole('button', { name: 'Gérer mon abonnement' }).click();
    await expect(page).toHaveURL(/__sandbox\/stripe/);
  },
);

test(
  'an owner reads before paying that a refused laundromat stays unpublished',
  { tag: '@full' },
  async ({ page, owner, database }) => {
    const name = newName();
    await database.query(
      `insert into laundromats (user_id, name, address, city, postal_code, is_active, refused_at, needs_approval)
     select id, $2, '1 rue du Lavoir', 'Brest', '29200', false, now(), true from users where email = $1`,
      [owner.email, name],
    );
    for (const screen of ['/subscription', '/add-laundromat']) {
      await page.goto(screen);
      const notice = page.getByRole('note').filter({ hasText: name });
      await expect(notice).toContainText(
        'a été refusée et reste hors ligne, quelle que soit la formule payée',
      );
    }
  },
);
