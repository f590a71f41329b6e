import { expect, test, vi } from 'vitest';
import type { TypedDraft } from '#app/features/drafts/laundromat-draft.ts';
import type { PaymentOutcome } from './confirm-payment.ts';
import { paidLaundromat } from './paid-laundromat.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const typed = { id, name: 'Laverie du Port', state: 'paying' } as TypedDraft;
const active = (status?: 'waiting' | 'published' | 'held'): PaymentOutcome => ({
  kind: 'active',
  draft: status ? { id, status } : null,
});
const created = () => vi.fn(() => Promise.resolve(true));

test('a laundromat that the server has created is not created again', async () => {
  const create = created();
  expect(await paidLaundromat({ payment: active('published'), typed, create })).toEqual({
    kind: 'stored',
    laundromat: { id, status: 'published' },
  });
  expect(await paidLaundromat({ payment: active('held'), typed: null, create })).toEqual({
    kind: 'stored',
    laundromat: { id, status: 'held' },
  });
  expect(create).not.toHaveBeenCalled();
});

test('a laundromat that is still waiting is created from the draft of this browser, under the same id', async () => {
  const create = created();
  expect(await paidLaundromat({ payment: active('waiting'), typed, create })).toEqual({
    kind: 'stored',
    laundromat: { id, status: 'published' },
  });
  expect(create).toHaveBeenCalledExactlyOnceWith(typed);
  const held = await paidLaundromat({
    payment: active('waiting'),
    typed,
    create: () => Promise.resolve(false),
  });
  expect(held).toMatchObject({ laundromat: { status: 'held' } });
});

test('another draft of this browser is never created instead of the paid one', async () => {
  const create = created();
  const other = { ...typed, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  expect(await paidLaundromat({ payment: active('waiting'), typed: other, create })).toEqual({
    kind: 'failed',
  });
  expect(create).not.toHaveBeenCalled();
});

test('a laundromat that cannot be created or read is reported, never skipped', async () => {
  const create = created();
  const refused = () => Promise.reject(new Error('refused'));
  expect(await paidLaundromat({ payment: active('waiting'), typed: null, create })).toEqual({
    kind: 'failed',
  });
  expect(await paidLaundromat({ payment: active(), typed, create: refused })).toEqual({ kind: 'failed' });
  expect(await paidLaundromat({ payment: active(), typed: 'unreadable', create })).toEqual({
    kind: 'unreadable',
  });
});

test('a plan alone is activated, also beside a draft that is only typed; nothing is created without a payment', async () => {
  const create = created();
  for (const other of [null, { ...typed, state: 'typed' as const }])
    expect(await paidLaundromat({ payment: active(), typed: other, create })).toEqual({ kind: 'activated' });
  expect(await paidLaundromat({ payment: { kind: 'pending' }, typed, create })).toEqual({
    kind: 'pending',
  });
  expect(create).not.toHaveBeenCalled();
});
