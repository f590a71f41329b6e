import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer, visitor, type ServerSetup } from '../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const hookSecret = 'test-hook-secret';
const listing = {
  name: 'Laverie des Halles',
  address: '2 rue des Halles',
  city: 'Lyon',
  postalCode: '69002',
};

const reportContent = `mutation ($report: ReportInput!) { reportContent(report: $report) { id } }`;
const createLaundromat = `mutation ($laundromat: LaundromatInput!) {
  createLaundromat(laundromat: $laundromat) { id laundromat { name isActive isPremium } }
}`;
const updateLaundromat = `mutation ($id: uuid!, $changes: LaundromatChanges!) {
  updateLaundromat(id: $id, changes: $changes) { laundromat { name priceFrom laundromatServices { serviceId } } }
}`;

describe('a Hasura action', () => {
  test('does what the REST route does, and joins what the caller may read', async () => {
    const owner = await setup.addUser('owner');
    const laundromat = { ...listing, id: randomUUID() };
    const { id, name } = laundromat;
    const expected = {
      data: { createLaundromat: { id, laundromat: { name, isActive: false, isPremium: false } } },
    };
    expect(await setup.graphql(owner, createLaundromat, { laundromat })).toEqual(expected);
    expect(await setup.graphql(owner, createLaundromat, { laundromat })).toEqual(expected);
    expect((await setup.send(owner, 'post', '/api/laundromats').send(laundromat)).status).toBe(200);
    expect(await setup.count('laundromats', 'user_id = $1', owner.id)).toBe(1);
  });

  test('knows the caller by the session that Hasura read, not by headers', async () => {
    const client = await setup.addUser('client');
    const report = { id: randomUUID(), laundromatId: await setup.addLaundromat(), reason: 'wrong' };
    await setup.graphql(client, reportContent, { report });
    expect(await setup.count('reports', 'id = $1 and user_id = $2', report.id, client.id)).toBe(1);

    const forged = { ...report, id: randomUUID() };
    await setup.graphql(visitor, reportContent, { report: forged }, { 'x-hasura-user-id': client.id });
    expect(await setup.count('reports', 'id = $1 and user_id is null', forged.id)).toBe(1);
  });

  test('refuses with the messages of the REST route', async () => {
    const owner = await setup.addUser('owner');
    const laundromat = { ...listing, name: ' ', email: 'lou' };
    const { body } = await setup.send(owner, 'post', '/api/laundromats').send(laundromat);
    expect(body).toMatchObject({
      code: 'invalidInput',
      errors: { name: expect.stringMatching(/\S/), email: expect.stringMatching(/\S/) },
    });
    const { errors } = await setup.graphql(owner, createLaundromat, { laundromat });
    expect(errors).toEqual([
      {
        message: body.message,
        extensions: {
          code: body.code,
          errors: { 'laundromat.name': body.errors.name, 'laundromat.email': body.errors.email },
        },
      },
    ]);
  });

  test('creates and updates laundromats for their owner only', async () => {
    const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
    const created = await setup.graphql<{ createLaundromat: { id: string } }>(owner, createLaundromat, {
      laundromat: listing,
    });
    expect(created.data).toMatchObject({
      createLaundromat: { laundromat: { name: listing.name, isActive: false, isPremium: false } },
    });
    const { id } = created.data!.createLaundromat;
    const limit = await setup.graphql(owner, createLaundromat, { laundromat: listing });
    expect(limit.errors).toMatchObject([
      {
        message: "Votre abonnement ne permet pas d'ajouter une laverie supplémentaire.",
        extensions: { code: 'laundromatLimitReached' },
      },
    ]);
    const machines = [{ kind: 'washer', capacityKg: 7, count: 4, price: '4,50', minutes: 35 }];
    const changes = { name: 'Renommée', services: ['a0000000-0000-4000-8000-000000000003'], machines };
    expect((await setup.graphql(owner, updateLaundromat, { id, changes })).data).toEqual({
      updateLaundromat: {
        laundromat: {
          name: 'Renommée',
          priceFrom: '4.50',
          laundromatServices: [{ serviceId: changes.services[0] }],
        },
      },
    });
    expect((await setup.graphql(other, updateLaundromat, { id, changes })).errors).toMatchObject([
      { extensions: { code: 'laundromatNotFound' } },
    ]);
  });

  test.each(['visitor', 'client', 'admin'] as const)(
    'that creates laundromats does not exist for a %s',
    async (role) => {
      const person = role === 'visitor' ? visitor : await setup.addUser(role);
      const answer = await setup.graphql(person, createLaundromat, { laundromat: listing });
      expect(answer.data).toBeUndefined();
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'validation-failed' });
    },
  );
});

describe('the entry points for Hasura', () => {
  const entryPoints = [
    '/actions/reportContent',
    '/actions/createLaundromat',
    '/events/review_posted',
    '/cron/purge_contacts',
  ];

  test.each(entryPoints)('%s is refused without the secret', async (entryPoint) => {
    for (const secret of [undefined, '', 'wrong', `${hookSecret} `.repeat(2)]) {
      const sending = request(setup.app).post(entryPoint).send({ input: {}, session_variables: {} });
      const answer = await (secret === undefined ? sending : sending.set('x-hook-secret', secret));
      expect([answer.status, answer.body.code]).toEqual([401, 'hookRefused']);
    }
  });

  test('a caller of unknown role or without an id is nobody', async () => {
    const call = (session_variables: object) =>
      request(setup.app)
        .post('/actions/createLaundromat')
        .set('x-hook-secret', hookSecret)
        .send({ input: { laundromat: listing }, session_variables });
    for (const variables of [{}, { 'x-hasura-role': 'admin', 'x-hasura-user-id': randomUUID() }]) {
      expect(await call(variables)).toMatchObject({
        status: 401,
        body: { extensions: { code: 'unauthenticated' } },
      });
    }
    const client = await setup.addUser('client');
    expect(await call({ 'x-hasura-role': 'client', 'x-hasura-user-id': client.id })).toMatchObject({
      status: 403,
      body: { extensions: { code: 'ownerOnly' } },
    });
    expect((await call({ 'x-hasura-role': 'owner' })).status).toBe(400);
  });

  test('an action says what is wrong with a 4xx, because Hasura hides the rest', async () => {
    const alone = setup.appWith({ HASURA_URL: 'http://127.0.0.1:9' });
    const answer = await request(alone)
      .post('/actions/reportContent')
      .set('x-hook-secret', hookSecret)
      .send({
        input: { report: { laundromatId: randomUUID(), reason: 'wrong' } },
        session_variables: { 'x-hasura-role': 'anonymous' },
      });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: expect.stringContaining('momentanément indisponible'),
      extensions: { code: 'unavailable' },
    });
  });
});
