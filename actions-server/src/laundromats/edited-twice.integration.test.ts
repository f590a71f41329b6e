import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drying,
  lilas,
  setUpServer,
  washing,
  type Person,
  type ServerSetup,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;
let admin: Required<Person>;
let owner: Required<Person>;
beforeAll(async () => {
  setup = await setUpServer();
  admin = await setup.addUser('admin');
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

const create = (person: Person, body: object) => setup.send(person, 'post', '/api/laundromats').send(body);
const save = (person: Person, id: string, body: object) =>
  setup.send(person, 'patch', `/api/laundromats/${id}`).send(body);

describe('two devices', () => {
  const machine = { kind: 'washer', capacityKg: 7, count: 2, price: '4.50', minutes: null };
  const created = async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, { ...lilas, phone: '01 02 03 04 05', machines: [machine] });
    return { owner, id: body.id as string };
  };

  test('a value that the form did not show is not overwritten, and nothing else is saved', async () => {
    const { owner, id } = await created();
    expect(
      (await save(owner, id, { phone: '01 02 03 04 06', seen: { phone: '01 02 03 04 05' } })).status,
    ).toBe(200);
    const refused = await save(owner, id, {
      phone: '01 02 03 04 07',
      description: 'Neuve',
      machines: [],
      seen: { phone: '01 02 03 04 05', description: null, machines: [machine] },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'newerValues',
        current: { phone: '01 02 03 04 06', description: null, machines: [machine] },
      },
    });
    const { body } = await save(owner, id, {});
    expect(body).toMatchObject({ phone: '01 02 03 04 06', description: null, machines: [machine] });
  });

  test('different fields do not disturb each other', async () => {
    const { owner, id } = await created();
    await save(owner, id, { phone: '01 02 03 04 06', seen: { phone: '01 02 03 04 05' } });
    const answer = await save(owner, id, { description: 'Neuve', seen: { description: null } });
    expect(answer).toMatchObject({ status: 200, body: { phone: '01 02 03 04 06', description: 'Neuve' } });
  });

  test('the same save again is no conflict with itself', async () => {
    const { owner, id } = await created();
    const nextYear = new Date().getFullYear() + 1;
    const edit = {
      phone: '01 02 03 04 06',
      priceFrom: null,
      weeklyHours: 'always',
      machines: [{ ...machine, price: '5' }],
      services: [washing],
      openingExceptions: [
        {
          firstDay: `${nextYear}-08-01`,
          lastDay: `${nextYear}-08-15`,
          periods: null,
          reason: 'holidays',
        },
      ],
      seen: {
        phone: '01 02 03 04 05',
        priceFrom: null,
        weeklyHours: null,
        machines: [machine],
        services: [],
        openingExceptions: [],
      },
    };
    const first = await save(owner, id, edit);
    expect(first.status).toBe(200);
    expect(await save(owner, id, edit)).toMatchObject({
      status: 200,
      body: { machines: [{ price: '5.00' }] },
    });
    expect(await save(owner, id, { ...edit, services: [drying] })).toMatchObject({ status: 409 });
  });

  test('a list, a pin and an assumed fact count by what the form showed of them', async () => {
    const owner = await setup.addUser('owner');
    const { name, address } = lilas;
    const { body } = await create(owner, { name, address });
    const edit = (seen: object, changes: object) => save(owner, body.id, { ...changes, seen });
    expect(
      (await edit({ city: null, postalCode: null }, { city: 'Brest', postalCode: '29200' })).status,
    ).toBe(200);
    expect((await edit({ city: null }, { city: 'Lyon' })).status).toBe(409);
    const pin = { latitude: 48.39, longitude: -4.48 };
    expect((await edit({ latitude: null, longitude: null }, pin)).status).toBe(200);
    expect((await edit({ latitude: null, longitude: null }, { ...pin, latitude: 48.391 })).status).toBe(409);
    expect((await edit(pin, { ...pin, latitude: 48.391 })).status).toBe(200);
  });

  test('of two saves at the same moment one is refused', async () => {
    const { owner, id } = await created();
    const phones = ['01 02 03 04 06', '01 02 03 04 07'].map((phone) =>
      save(owner, id, { phone, seen: { phone: '01 02 03 04 05' } }),
    );
    expect((await Promise.all(phones)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('values that the form cannot have shown are refused, and an edit without such values is saved', async () => {
    const { owner, id } = await created();
    expect((await save(owner, id, { machines: [], seen: { machines: 'none' } })).status).toBe(400);
    expect((await save(owner, id, { phone: '01 02 03 04 06', seen: { id: '1' } })).status).toBe(400);
    expect((await save(owner, id, { phone: '01 02 03 04 06' })).status).toBe(200);
  });
});

describe('administrators', () => {
  const edit = (id: string, changes: object, person = admin) =>
    setup.graphql<{ editLaundromat: { id: string } }>(
      person,
      `mutation ($id: uuid!, $changes: AdministratorChanges!) { editLaundromat(id: $id, changes: $changes) { id } }`,
      { id, changes },
    );
  const codeOf = async (answer: ReturnType<typeof edit>) => (await answer).errors?.[0]?.extensions.code;

  test('the form of an administrator is refused like the one of an owner, and knows its own save again', async () => {
    const id = await setup.addLaundromat({ owner });
    const seen = { phone: null };
    expect(await edit(id, { phone: '01 02 03 04 06', seen })).toEqual({ data: { editLaundromat: { id } } });
    expect(await codeOf(edit(id, { phone: '01 02 03 04 06', seen }))).toBeUndefined();
    expect(await codeOf(edit(id, { phone: '01 02 03 04 07', seen }))).toBe('newerValues');
    expect(await setup.count('laundromats', `id = '${id}' and phone = '01 02 03 04 06'`)).toBe(1);
  });

  test('exceptional hours replace those to come, and past ones stay', async () => {
    const id = await setup.addLaundromat({ owner });
    await setup.sql.query(
      `insert into opening_exceptions (laundromat_id, first_day, last_day) values ($1, '2020-08-01', '2020-08-15')`,
      [id],
    );
    const year = new Date().getFullYear() + 1;
    const coming = ['02', '08'].map((month) => ({
      firstDay: `${year}-${month}-01`,
      lastDay: `${year}-${month}-10`,
      periods: null,
      reason: 'holidays',
    }));
    for (const openingExceptions of [coming, coming.slice(1)])
      expect(await codeOf(edit(id, { openingExceptions, seen: {} }))).toBeUndefined();
    const { rows } = await setup.sql.query<{ day: string }>(
      'select first_day::text as day from opening_exceptions where laundromat_id = $1 order by first_day',
      [id],
    );
    expect(rows.map(({ day }) => day)).toEqual(['2020-08-01', `${year}-08-01`]);
  });

  test('rows of a list that stay the same keep their id', async () => {
    const id = await setup.addLaundromat({ owner });
    const machine = { kind: 'washer', capacityKg: 7, count: 2, price: '4.50', minutes: null };
    const larger = { ...machine, capacityKg: 14, price: '8.00' };
    const ids = async () =>
      (
        await setup.sql.query<{ id: string; kg: number }>(
          'select id, capacity_kg::float8 as kg from machines where laundromat_id = $1 order by kg',
          [id],
        )
      ).rows;
    expect(
      await codeOf(
        edit(id, { machines: [machine, larger], services: [washing], seen: { machines: [], services: [] } }),
      ),
    ).toBeUndefined();
    const before = await ids();
    const replaced = { ...larger, capacityKg: 18 };
    expect(
      await codeOf(
        edit(id, {
          machines: [replaced, machine],
          services: [drying],
          seen: { machines: [larger, { ...machine, price: 4.5 }], services: [washing] },
        }),
      ),
    ).toBeUndefined();
    const after = await ids();
    expect(after.map(({ kg }) => kg)).toEqual([7, 18]);
    expect(after[0]).toEqual(before[0]);
    expect(
      await setup.count('laundromat_services', `laundromat_id = '${id}' and service_id = '${drying}'`),
    ).toBe(1);
    expect(await setup.count('laundromat_services', `laundromat_id = '${id}'`)).toBe(1);
  });

  test('of two edits at the same moment one is refused', async () => {
    const id = await setup.addLaundromat({ owner });
    const codes = await Promise.all(
      ['01 02 03 04 06', '01 02 03 04 07'].map((phone) => codeOf(edit(id, { phone, seen: { phone: null } }))),
    );
    expect(codes.filter((code) => code === 'newerValues')).toHaveLength(1);
  });

  test('an edit that no administrator may save says why', async () => {
    const id = await setup.addLaundromat({ owner });
    const flags = { isPremium: false, isFeatured: true };
    expect(await codeOf(edit(id, { ...flags, seen: {} }))).toBe('conflict');
    expect(await codeOf(edit(id, { latitude: 48.39, seen: {} }))).toBe('invalidInput');
    expect(await codeOf(edit(randomUUID(), { phone: null, seen: {} }))).toBe('laundromatNotFound');
    expect(await codeOf(edit(id, { phone: null, seen: {} }, owner))).toBe('validation-failed');
  });

  test("an administrator's edit leaves a refusal in place; an edit by the owner ends it if it changes something", async () => {
    const id = await setup.addLaundromat({ owner });
    await setup.sql.query(
      'update laundromats set is_active = false, refused_at = now(), needs_approval = true where id = $1',
      [id],
    );
    const phone = '01 02 03 04 06';
    const isRefused = () => setup.count('laundromats', `id = '${id}' and refused_at is not null`);
    expect(await codeOf(edit(id, { phone, seen: { phone: null } }))).toBeUndefined();
    expect(await isRefused()).toBe(1);
    const save = (changes: object) => setup.send(owner, 'patch', `/api/laundromats/${id}`).send(changes);
    expect((await save({ phone })).status).toBe(200);
    expect(await isRefused()).toBe(1);
    expect((await save({ phone: '01 02 03 04 07' })).status).toBe(200);
    expect(await isRefused()).toBe(0);
  });
});

test('edits of an owner are counted by the session, whatever the body says, and leave other owners theirs', async () => {
  const app = setup.appWith({ RATE_LIMIT_FACTOR: 0.01 });
  const edit = async (person: Person) => {
    const laundromat = await setup.addLaundromat({ owner: person });
    const forged = { session_variables: { 'x-hasura-user-id': randomUUID() } };
    const body = { cycleMinutes: 40, ...forged };
    return (await setup.send(person, 'patch', `/api/laundromats/${laundromat}`, app).send(body)).status;
  };
  const other = await setup.addUser('owner');
  expect([await edit(owner), await edit(owner), await edit(other)]).toEqual([200, 429, 200]);
});
