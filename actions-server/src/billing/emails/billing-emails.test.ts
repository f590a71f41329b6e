import { expect, test } from 'vitest';
import { billingEmail, billingEmailOf } from './billing-emails.ts';

const email = (kind: string, details: object = {}) =>
  billingEmailOf(
    billingEmail.parse({ fact: 'x', user_id: 'b0000000-0000-4000-8000-000000000001', kind, details }),
    { email: 'camille@lavoir.test' },
    'site@lavoir.test',
  );

test('a receipt shows the amount and links to the invoice', () => {
  const { paragraphs, action } = email('paid', { amount: '59.00', url: 'https://stripe.test/i/1' });
  expect(paragraphs[0]).toMatch(/59,00.€ TTC/);
  expect(action).toEqual({ label: 'Voir ma facture', url: 'https://stripe.test/i/1' });
});

test('a failed payment says when it is tried again, and what follows when it is not', () => {
  expect(email('failed', { retryAt: '2026-03-10T23:30:00Z' }).paragraphs[1]).toContain('11\u00a0mars 2026');
  expect(email('failed', { retryAt: null }).paragraphs[1]).toContain('prendra fin');
});

test('an email without an invoice links to the subscription', () => {
  expect(email('action_required').action?.url).toBe('/subscription');
});

test('a second subscription is reported to the site and not to the owner', () => {
  expect(email('second_subscription', { subscription: 'sub_2' })).toMatchObject({ to: 'site@lavoir.test' });
});

test('a closed dispute says who has the money', () => {
  expect(email('dispute_closed', { outcome: 'lost' }).paragraphs[0]).toContain('vous a rendu cette somme');
  expect(email('dispute_closed', { outcome: 'warning_closed' }).paragraphs[0]).toContain('est maintenu');
});
