import { expect, test, vi } from 'vitest';
import { paidListing } from './paid-listing.ts';
import type { PendingLaundromat } from './pending-laundromat.ts';
import type { SettledPayment } from './settle-payment.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const pending = { id, name: 'Laverie du Port' } as PendingLaundromat;
const active = (status?: 'waiting' | 'published' | 'unpublished'): SettledPayment => ({
  kind: 'active',
  draft: status ? { id, status } : null,
});
const created = () => vi.fn(() => Promise.resolve());

test('a listing that the server has made is not made again', async () => {
  const create = created();
  expect(await paidListing({ payment: active('published'), pending, create })).toEqual({
    kind: 'listed',
    listing: { id, published: true },
  });
  expect(await paidListing({ payment: active('unpublished'), pending: null, create })).toEqual({
    kind: 'listed',
    listing: { id, published: false },
  });
  expect(create).not.toHaveBeenCalled();
});

test('a listing that is still waiting is made from what this browser kept, under the same id', async () => {
  const create = created();
  expect(await paidListing({ payment: active('waiting'), pending, create })).toEqual({
    kind: 'listed',
    listing: { id, published: true },
  });
  expect(create).toHaveBeenCalledExactlyOnceWith(pending);
});

test('a laundromat that cannot be created or read is reported, never skipped', async () => {
  const create = created();
  const refused = () => Promise.reject(new Error('refused'));
  expect(await paidListing({ payment: active('waiting'), pending: null, create })).toEqual({
    kind: 'failed',
  });
  expect(await paidListing({ payment: active(), pending, create: refused })).toEqual({ kind: 'failed' });
  expect(await paidListing({ payment: active(), pending: 'unreadable', create })).toEqual({
    kind: 'unreadable',
  });
});

test('a plan alone is activated, and nothing is made without a payment', async () => {
  const create = created();
  expect(await paidListing({ payment: active(), pending: null, create })).toEqual({ kind: 'activated' });
  expect(await paidListing({ payment: { kind: 'pending' }, pending, create })).toEqual({ kind: 'pending' });
  expect(create).not.toHaveBeenCalled();
});
