import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { farPinMessage } from '#contract/laundromat/location.ts';
import { addLaundromat, newLaundromat } from '../../testing/decisions.ts';
import { setUpServer, washing, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

interface Added {
  addLaundromat: { id: string; laundromat: { isActive: boolean; locationSource: string } };
}

const washer = { kind: 'washer', capacityKg: 7, count: 2, price: '4.20' };

const add = (person: Person, fields: object = {}) =>
  setup.graphql<Added>(person, addLaundromat, {
    laundromat: { id: randomUUID(), ...newLaundromat, ...fields },
  });

test('an administrator adds a laundromat without an owner, with its services, machines and exceptional hours', async () => {
  const admin = await setup.addUser('admin');
  const day = { firstDay: '2027-12-24', lastDay: '2027-12-24', periods: [['08:00', '16:00']] };
  const { data } = await add(admin, {
    weeklyHours: Array(7).fill([['07:00', '21:00']]),
    services: [washing],
    machines: [washer],
    openingExceptions: [day],
  });
  const { id, laundromat } = data!.addLaundromat;
  expect(laundromat).toMatchObject({ isActive: true });
  const { rows } = await setup.sql.query(
    `select user_id, price_from::text, service_ids, weekly_hours,
       (select json_agg(count) from machines where laundromat_id = l.id) as machines,
       (select json_agg(periods) from opening_exceptions where laundromat_id = l.id) as exceptions
     from laundromats l where id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      user_id: null,
      price_from: '4.20',
      service_ids: [washing],
      weekly_hours: Array(7).fill([['07:00', '21:00']]),
      machines: [2],
      exceptions: [day.periods],
    },
  ]);
});

test('what the administrator leaves out is unknown', async () => {
  const { data } = await add(await setup.addUser('admin'));
  const { rows } = await setup.sql.query(
    'select hours, weekly_hours, price_from, assumed_facts from laundromats where id = $1',
    [data!.addLaundromat.id],
  );
  expect(rows).toEqual([{ hours: null, weekly_hours: null, price_from: null, assumed_facts: [] }]);
});

test('coordinates are a pin, refused with all that was sent beside them when far from the commune', async () => {
  const admin = await setup.addUser('admin');
  const { data } = await add(admin, { latitude: 45.77, longitude: 4.82, isActive: false });
  expect(data?.addLaundromat.laundromat).toEqual({ isActive: false, locationSource: 'pin' });
  const { errors } = await add(admin, { name: 'Lointaine', latitude: 48.39, longitude: -4.48 });
  expect(errors?.[0]?.extensions).toMatchObject({ errors: { latitude: farPinMessage } });
  const unknown = await add(admin, { name: 'Lointaine', services: [admin.id] });
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ errors: { services: 'Service inconnu.' } });
  expect(await setup.count('laundromats', `name = 'Lointaine'`)).toBe(0);
});

test('a form sent twice, also at the same moment, adds one laundromat, and none after its deletion', async () => {
  const admin = await setup.addUser('admin');
  const id = randomUUID();
  const send = () => add(admin, { id, name: 'Laverie envoyée', machines: [washer], services: [washing] });
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers.map(({ data }) => data?.addLaundromat.id)).toEqual([id, id, id, id]);
  expect(await setup.count('laundromats', `name = 'Laverie envoyée'`)).toBe(1);
  expect(await setup.count('machines', 'laundromat_id = $1', id)).toBe(1);
  await setup.sql.query('delete from laundromats where id = $1', [id]);
  expect((await send()).errors?.[0]?.extensions.code).toBe('laundromatDeleted');
});

test('an administrator who was dismissed, or became a client, adds none', async () => {
  for (const change of ['is_active = false', `role = 'client'`]) {
    const admin = await setup.addUser('admin');
    await setup.sql.query(`update users set ${change} where id = $1`, [admin.id]);
    expect((await add(admin, { name: 'Laverie refusée' })).errors).toHaveLength(1);
  }
  expect(await setup.count('laundromats', `name = 'Laverie refusée'`)).toBe(0);
});
