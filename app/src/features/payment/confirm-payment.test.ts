import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import type { ConfirmedCheckout } from '#contract/billing/billing.ts';
import { confirmPayment } from './confirm-payment.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const active = (status?: 'waiting' | 'published'): ConfirmedCheckout => ({
  status: 'active',
  draft: status ? { id, status } : null,
});
const pending: ConfirmedCheckout = { status: 'pending', draft: null };
const failure = (status: number) => new ApiFailure('x', { status });

function server(...answers: (ConfirmedCheckout | ApiFailure)[]) {
  const confirm = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof ApiFailure ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { confirm, pause: vi.fn(() => Promise.resolve()) };
}

test('a running subscription is confirmed at once', async () => {
  const parts = server(active());
  expect(await confirmPayment(parts)).toEqual({ kind: 'active', draft: null });
  expect(parts.pause).not.toHaveBeenCalled();
});

test('a payment that is not complete yet is retried three times', async () => {
  const parts = server(pending);
  expect(await confirmPayment(parts)).toEqual({ kind: 'pending' });
  expect([parts.confirm.mock.calls.length, parts.pause.mock.calls.length]).toEqual([4, 3]);
});

test('a debit that is on its way is reported at once: its outcome takes days', async () => {
  const parts = server({ status: 'processing', draft: { id, status: 'waiting' } });
  expect(await confirmPayment(parts)).toEqual({ kind: 'processing' });
  expect(parts.confirm).toHaveBeenCalledOnce();
});

test('a failed attempt does not end the retries', async () => {
  const parts = server(failure(503), failure(0), active('published'));
  expect(await confirmPayment(parts)).toEqual({ kind: 'active', draft: { id, status: 'published' } });
});

test('a laundromat that is still waiting is retried, and then reported as waiting', async () => {
  const parts = server(active('waiting'));
  expect(await confirmPayment(parts)).toEqual({ kind: 'active', draft: { id, status: 'waiting' } });
  expect(parts.confirm).toHaveBeenCalledTimes(4);
});

test("another owner's payment is invalid, and a signed-out owner must sign in", async () => {
  expect(await confirmPayment(server(failure(404)))).toEqual({ kind: 'invalid' });
  expect(await confirmPayment(server(failure(401)))).toEqual({ kind: 'signedOut' });
});
