import { expect, test } from 'vitest';
import type { OwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { endedNotice, subscriptionNotice } from './subscription-notice.ts';

const premiumPlus = { id: 'p', name: 'Premium+', allowFeatured: true };
const notice = (changes: Partial<OwnSubscription>) => {
  const subscription = {
    id: 's',
    status: 'active',
    currentPeriodEnd: '2026-04-12T10:00:00Z',
    cancelAtPeriodEnd: false,
    plan: premiumPlus,
    unpaid: [],
    processing: [],
    ...changes,
  };
  const { title, text, payable } = subscriptionNotice(subscription as OwnSubscription);
  return `${title} | ${text} | ${payable}`.replaceAll(/[\u00a0\u202f]/g, ' ');
};
const failed = [{ id: 'i', amount: '49.00', nextAttemptAt: '2026-03-15T10:00:00Z' }];

test('a failed payment says what is owed, until when nothing changes, and can be paid', () => {
  const text = notice({ status: 'past_due', unpaid: failed });
  expect(text).toMatch(/^Votre dernier paiement a échoué \| Il reste 49,00 € à payer\./);
  expect(text).toContain("rien ne change jusqu'au 15 mars 2026");
  expect(text).toMatch(/\| 49,00 €$/);
});

test('a debit that is on its way is no failure', () => {
  expect(notice({ status: 'processing' })).toMatch(
    /^Paiement de Premium\+ en cours .* dès la confirmation\./,
  );
  const processing = [{ id: 'i', amount: '49.00' }];
  for (const status of ['active', 'past_due'])
    expect(notice({ status, processing })).toMatch(
      /^Paiement de Premium\+ en cours .* prélèvement de 49,00 € .* conservée/,
    );
});

test('a failed payment that is not tried again names the end, and a suspended plan is named', () => {
  const last = failed.map((each) => ({ ...each, nextAttemptAt: null }));
  expect(notice({ status: 'past_due', unpaid: last })).toContain('votre abonnement prendra fin');
  expect(notice({ status: 'unpaid', unpaid: last })).toMatch(
    /^Votre formule est suspendue .*reprend dès le paiement/,
  );
});

test('a cancelled subscription is shown as cancelled, before and after its end', () => {
  expect(notice({})).toContain('Il se renouvelle le 12 avril 2026');
  expect(notice({ cancelAtPeriodEnd: true })).toMatch(/Premium\+ est résilié .*jusqu'au 12 avril 2026/);
  const ended = {
    id: 's',
    status: 'canceled',
    plan: premiumPlus,
    currentPeriodEnd: '2026-04-12T10:00:00Z',
    canceledAt: '2026-03-20T10:00:00Z',
    cancelAtPeriodEnd: true,
    processing: [],
  };
  expect(endedNotice(ended).text).toContain('pris fin le 12\u00a0avril 2026');
  expect(endedNotice({ ...ended, cancelAtPeriodEnd: false }).text).toContain('pris fin le 20\u00a0mars 2026');
});
