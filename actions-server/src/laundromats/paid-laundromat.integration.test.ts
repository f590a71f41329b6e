import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laundromatCreate } from '#contract/laundromat/forms.ts';
import { premiumPlan, setUpServer, type ServerSetup } from '../../testing/server-setup.ts';
import { isPinAtSea } from '../places/geocode-laundromats.ts';
import { createPaidLaundromat } from './paid-laundromat.ts';

let setup: ServerSetup;

beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

test('a paid laundromat whose pin is refused is created without it', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan);
  const geocoder = { reverse: () => Promise.resolve(null) };
  const id = randomUUID();
  const address = { address: '1 quai du Port', postalCode: '29200', city: 'Brest' };
  const pin = { latitude: 47, longitude: -6 };
  const form = laundromatCreate.parse({ id, name: 'Payée', ...address, ...pin });
  expect(await isPinAtSea(geocoder, pin)).toBe(true);
  const system = { role: 'superuser', requestId: 'test', deadline: new AbortController().signal } as const;
  await setup.db.transaction(system, (trx) => createPaidLaundromat(trx, owner.id, { ...form, id }));
  expect(await setup.count('laundromats', 'id = $1 and is_active', id)).toBe(1);
  expect(await setup.count('laundromats', `id = $1 and location_source = 'commune'`, id)).toBe(1);
});
