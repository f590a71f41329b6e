import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownLaundromat, ownLaundromatList } from '#contract/laundromat/laundromats.ts';
import {
  drying,
  setUpServer,
  lilas,
  visitor,
  washing,
  type Person,
  type ServerSetup,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;
let client: Person;
let admin: Person;

beforeAll(async () => {
  setup = await setUpServer();
  client = await setup.addUser('client');
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const create = (person: Person, body: object | string) =>
  setup.send(person, 'post', '/api/laundromats').type('json').send(body);
const change = (person: Person, id: string, body: object) =>
  setup.send(person, 'patch', `/api/laundromats/${id}`).send(body);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('who may', () => {
  const notSignedIn = {
    code: 'unauthenticated',
    message: 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.',
  };
  const notOwner = { code: 'ownerOnly', message: 'Vous devez être connecté en tant que propriétaire' };

  test.each(['/api/laundromats/my-laundromats'])('only an owner has a list of their own', async (path) => {
    expect(await setup.send(visitor, 'get', path)).toMatchObject({ status: 401, body: notSignedIn });
    expect(await setup.send(client, 'get', path)).toMatchObject({ status: 403, body: notOwner });
    expect(await setup.send(admin, 'get', path)).toMatchObject({ status: 403, body: notOwner });
  });

  test('only an owner may submit a laundromat', async () => {
    const before = await setup.count('laundromats', 'true');
    expect(await create(visitor, lilas)).toMatchObject({ status: 401, body: notSignedIn });
    expect(await create(client, lilas)).toMatchObject({ status: 403, body: notOwner });
    expect(await create(admin, lilas)).toMatchObject({ status: 403, body: notOwner });
    expect(await setup.count('laundromats', 'true')).toBe(before);
  });

  test('only an owner may change a laundromat', async () => {
    const id = await setup.addLaundromat();
    expect(await change(visitor, id, { name: 'Volée' })).toMatchObject({ status: 401, body: notSignedIn });
    expect(await change(client, id, { name: 'Volée' })).toMatchObject({ status: 403, body: notOwner });
    expect(await change(admin, id, { name: 'Volée' })).toMatchObject({ status: 403, body: notOwner });
    expect(await setup.count('laundromats', `name = 'Volée'`)).toBe(0);
  });
});

describe('my laundromats', () => {
  test('are the owner’s own, published or not, and nobody else’s', async () => {
    const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
    const published = await setup.addLaundromat({ owner });
    const waiting = await setup.addLaundromat({ owner, active: false });
    await setup.addLaundromat({ owner: other });
    const answer = await setup.send(owner, 'get', '/api/laundromats/my-laundromats');
    expect(answer.status).toBe(200);
    expect(ownLaundromatList.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.map(({ id }: { id: string }) => id)).toEqual([waiting, published]);
  });

  test('are all there, also beyond the row limit of an owner', async () => {
    const owner = await setup.addUser('owner');
    await setup.sql.query(
      `insert into laundromats (user_id, name, address, city, postal_code)
       select $1, 'Laverie ' || n, n || ' rue Haute', 'Brest', '29200' from generate_series(1, 130) n`,
      [owner.id],
    );
    const answer = await setup.send(owner, 'get', '/api/laundromats/my-laundromats');
    expect(new Set(answer.body.map(({ id }: { id: string }) => id)).size).toBe(130);
  });
});

describe('a change', () => {
  test('changes what it names and keeps the rest', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, { ...lilas, phone: '01 02 03 04 05', services: [washing] });
    const answer = await change(owner, body.id, {
      description: 'Neuve',
      priceFrom: '4,5',
      website: 'https://a.fr',
    });
    expect(answer.status).toBe(200);
    expect(ownLaundromat.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      name: body.name,
      phone: '01 02 03 04 05',
      description: 'Neuve',
      priceFrom: '4.50',
      website: 'https://a.fr',
      services: [{ name: 'Lave-linge' }],
    });
    expect((await change(owner, body.id, { priceFrom: null, phone: '' })).body).toMatchObject({
      priceFrom: null,
      phone: null,
    });
  });

  test('replaces the services as a whole', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, { ...lilas, services: [washing] });
    expect((await change(owner, body.id, { services: [drying] })).body.services).toMatchObject([
      { name: 'Sèche-linge' },
    ]);
    expect((await change(owner, body.id, { services: [] })).body.services).toEqual([]);
  });

  test('replaces the machines as a whole, and the price follows from the new ones', async () => {
    const owner = await setup.addUser('owner');
    const washer = { kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: null };
    const { body } = await create(owner, { ...lilas, machines: [washer] });
    const cheaper = { ...washer, capacityKg: 14, price: '4.20' };
    expect((await change(owner, body.id, { machines: [cheaper] })).body).toMatchObject({
      priceFrom: '4.20',
      machines: [cheaper],
    });
    expect((await change(owner, body.id, { name: 'Autre' })).body.machines).toEqual([cheaper]);
    expect((await change(owner, body.id, { priceFrom: '3', machines: [] })).body).toMatchObject({
      priceFrom: '3.00',
      machines: [],
    });
  });

  test('states a fact that was assumed, even with the same value', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, { name: 'Sobre', address: '1 rue Basse' });
    await change(owner, body.id, { hours: body.hours, priceFrom: null });
    const left = `id = $1 and assumed_facts = '{city,postal_code}'`;
    expect(await setup.count('laundromats', left, body.id)).toBe(1);
    await change(owner, body.id, { city: body.city, postalCode: body.postalCode });
    expect(await setup.count('laundromats', `id = $1 and assumed_facts = '{}'`, body.id)).toBe(1);
  });

  test('of the weekly hours writes their sentence, and a clear sentence the weekly hours', async () => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner });
    const weeklyHours = [...Array<string[][]>(6).fill([['08:00', '20:00']]), []];
    const hours = 'Lundi–samedi 8h–20h, fermé dimanche';
    const written = await change(owner, id, { weeklyHours, holidayHours: 'closed', cycleMinutes: 75 });
    expect(written).toMatchObject({
      status: 200,
      body: { weeklyHours, hours, holidayHours: 'closed', cycleMinutes: 75 },
    });
    expect(ownLaundromat.parse(written.body)).toEqual(written.body);
    const onRequest = await change(owner, id, { hours: 'Sur rendez-vous', holidayHours: 'unknown' });
    expect(onRequest.body).toMatchObject({
      hours: 'Sur rendez-vous',
      weeklyHours: null,
      openNow: null,
    });
    expect((await change(owner, id, { hours: 'lun-sam 8h-20h' })).body).toMatchObject({ hours, weeklyHours });
    expect((await change(owner, id, { hours: null })).body).toMatchObject({ hours: null, weeklyHours: null });
    const always = await change(owner, id, { weeklyHours: 'always', holidayHours: 'usual' });
    expect(always.body).toMatchObject({ hours: '24h/24, 7j/7', openNow: true });
    expect((await setup.send(visitor, 'get', `/api/laundromats/${id}`)).body).toMatchObject({
      openNow: true,
    });
  });

  test('replaces the exceptional hours as a whole', async () => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner });
    const summer = { firstDay: '2027-08-01', lastDay: '2027-08-15', periods: null, reason: 'holidays' };
    const christmas = {
      firstDay: '2027-12-24',
      lastDay: '2027-12-24',
      periods: [['08:00', '16:00']],
      reason: 'other',
    };
    const first = await change(owner, id, { openingExceptions: [christmas, summer] });
    expect(first.body.openingExceptions).toEqual([summer, christmas]);
    expect((await change(owner, id, { name: 'Renommée' })).body.openingExceptions).toEqual([
      summer,
      christmas,
    ]);
    expect((await change(owner, id, { openingExceptions: [summer] })).body.openingExceptions).toEqual([
      summer,
    ]);
  });

  test.each([
    [{ weeklyHours: [[['25:00', '26:00']], [], [], [], [], [], []] }, '«\u00a025:00\u00a0»'],
    [
      {
        weeklyHours: Array<string[][]>(7).fill([
          ['08:00', '12:00'],
          ['11:00', '13:00'],
        ]),
      },
      'se chevauchent',
    ],
    [
      { weeklyHours: [Array<string[]>(400).fill(['08:00', '09:00']), [], [], [], [], [], []] },
      '6 périodes au plus',
    ],
    [
      { openingExceptions: [{ firstDay: '2027-08-15', lastDay: '2027-08-01' }] },
      'Le dernier jour (01/08/2027)',
    ],
    [{ cycleMinutes: 3 }, 'de 5 à 600 minutes'],
    [{ holidayHours: 'parfois' }, 'jours fériés'],
  ])('with wrong hours is refused in a sentence: %j', async (hours, sentence) => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner });
    const answer = await change(owner, id, hours);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(sentence);
  });

  test('with an unknown service changes nothing at all', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, { ...lilas, services: [washing] });
    const answer = await change(owner, body.id, { name: 'Autre', services: [drying, randomUUID()] });
    expect(answer).toMatchObject({ status: 400, body: { errors: { services: 'Service inconnu.' } } });
    const [kept] = (await setup.send(owner, 'get', '/api/laundromats/my-laundromats')).body;
    expect(kept).toMatchObject({ name: body.name, services: [{ name: 'Lave-linge' }] });
  });

  test('twice at once leaves the services of one of both', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, lilas);
    const answers = await Promise.all([
      change(owner, body.id, { services: [washing, drying] }),
      change(owner, body.id, { services: [drying] }),
      change(owner, body.id, { services: [washing, drying] }),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200]);
    expect(await setup.count('laundromat_services', 'laundromat_id = $1', body.id)).toBeLessThanOrEqual(2);
  });

  test('never reaches flags, owner, slug or ratings', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await create(owner, lilas);
    const forged = {
      isActive: true,
      isPremium: true,
      isFeatured: true,
      featuredUntil: '2099-01-01T00:00:00Z',
      averageRating: 5,
      reviewCount: 9,
      userId: client.id,
      slug: 'pris',
      id: randomUUID(),
    };
    const answer = await change(owner, body.id, forged);
    expect(answer.status).toBe(200);
    expect({ ...answer.body, updatedAt: '' }).toEqual({ ...body, updatedAt: '' });
  });

  test('of another user’s laundromat is refused', async () => {
    const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
    const id = await setup.addLaundromat({ owner: other });
    expect(await change(owner, id, { name: 'Volée' })).toMatchObject({
      status: 403,
      body: { code: 'notYourLaundromat', message: 'Vous ne pouvez modifier que vos propres laveries' },
    });
    const hidden = await setup.addLaundromat({ owner: other, active: false });
    expect((await change(owner, hidden, { name: 'Volée' })).status).toBe(404);
    expect((await change(owner, randomUUID(), { name: 'Volée' })).status).toBe(404);
    expect((await change(owner, 'not-a-uuid', { name: 'Volée' })).status).toBe(404);
    expect(await setup.count('laundromats', `name = 'Volée'`)).toBe(0);
  });

  test.each([
    [{ name: '  ' }, "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal."],
    [{ city: '' }, "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal."],
    [{ website: 'ftp://a.fr' }, 'Veuillez entrer une URL valide commençant par http:// ou https://'],
    [{ instagram: 'https://' }, 'Veuillez entrer une URL valide commençant par http:// ou https://'],
    [{ priceFrom: '-1' }, 'Le prix doit être un nombre de 0 à 999,99'],
    [{ services: 'tout' }, 'Les services doivent être une liste.'],
  ])('%j is refused with the form’s own words', async (patch, message) => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner });
    expect(await change(owner, id, patch)).toMatchObject({
      status: 400,
      body: { code: 'invalidInput', message },
    });
  });
});
