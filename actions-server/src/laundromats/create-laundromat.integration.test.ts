import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownLaundromat } from '#contract/laundromat/laundromats.ts';
import { latinMessage } from '#contract/validation/latin-text.ts';
import {
  drying,
  featuredPlan,
  setUpServer,
  premiumPlan,
  lilas,
  visitor,
  washing,
  type Person,
  type ServerSetup,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;

beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const create = (person: Person, body: object | string) =>
  setup.send(person, 'post', '/api/laundromats').type('json').send(body);
const countOf = (owner: Person) => setup.count('laundromats', 'user_id = $1', owner.id);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('a submission', () => {
  test('on the free plan waits unpublished, whatever flags it sends', async () => {
    const owner = await setup.addUser('owner');
    const stranger = await setup.addUser('owner');
    const form = { ...lilas };
    const answer = await create(owner, {
      ...form,
      isActive: true,
      isPremium: true,
      isFeatured: true,
      featuredUntil: '2099-01-01T00:00:00Z',
      averageRating: 5,
      reviewCount: 99,
      userId: stranger.id,
      planId: featuredPlan,
      slug: 'a-moi',
      submissionType: 'featured',
      photosCount: 10,
    });
    expect(answer.status).toBe(201);
    expect(ownLaundromat.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      ...form,
      userId: owner.id,
      slug: expect.stringMatching(/^laverie-des-lilas-[a-f]+-lyon$/),
      isActive: false,
      isPremium: false,
      isFeatured: false,
      featuredUntil: null,
      averageRating: 0,
      reviewCount: 0,
      services: [],
    });
    const seen = await setup.send(visitor, 'get', `/api/laundromats/${answer.body.id}`);
    expect(seen.status).toBe(404);
    expect((await setup.send(owner, 'get', `/api/laundromats/${answer.body.id}`)).status).toBe(200);
  });

  test.each([
    [premiumPlan, { isActive: true, isPremium: true, isFeatured: false, featuredUntil: null }],
    [featuredPlan, { isActive: true, isPremium: true, isFeatured: true, featuredUntil: expect.any(String) }],
  ])('on plan %s gets what the plan grants', async (plan, flags) => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, plan);
    const answer = await create(owner, { ...lilas, isPremium: false, isFeatured: false, isActive: false });
    expect(answer).toMatchObject({ status: 201, body: flags });
  });

  test('under a subscription that is not active is a free one', async () => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, featuredPlan, 'canceled');
    expect((await create(owner, lilas)).body).toMatchObject({ isActive: false, isPremium: false });
  });

  test('fills in city, postal code, price and hours left empty', async () => {
    const owner = await setup.addUser('owner');
    const sparse = {
      name: ' Sobre ',
      address: '1 rue Basse',
      city: '',
      postalCode: ' ',
      priceFrom: '',
      hours: '',
    };
    const answer = await create(owner, sparse);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Sobre',
        city: 'Paris',
        postalCode: '75000',
        priceFrom: '5.00',
        hours: '24h/24, 7j/7',
        assumedFacts: ['city', 'postalCode', 'priceFrom', 'hours'],
        phone: null,
      },
    });
    expect(answer.body.latitude).not.toBeNull();
    const assumed = `id = $1 and assumed_facts @> '{city,postal_code,price_from,hours}'`;
    expect(await setup.count('laundromats', assumed, answer.body.id)).toBe(1);
  });

  test('keeps a price and hours that are stated to be unknown', async () => {
    const owner = await setup.addUser('owner');
    const answer = await create(owner, { ...lilas, priceFrom: null, hours: null });
    expect(answer).toMatchObject({ status: 201, body: { priceFrom: null, hours: null, assumedFacts: [] } });
    expect(await setup.count('laundromats', `id = $1 and assumed_facts = '{}'`, answer.body.id)).toBe(1);
  });

  test('without hours is neither open nor closed, and with weekly hours their sentence is stated', async () => {
    const owner = await setup.addUser('owner');
    const withoutHours = { ...lilas, hours: undefined };
    const unknown = await create(owner, withoutHours);
    expect(unknown.body).toMatchObject({ hours: '24h/24, 7j/7', weeklyHours: null, openNow: null });
    const other = await setup.addUser('owner');
    const stated = await create(other, { ...withoutHours, weeklyHours: 'always', holidayHours: 'usual' });
    expect(stated.body).toMatchObject({ hours: '24h/24, 7j/7', weeklyHours: 'always', openNow: true });
    const isStated = `id = $1 and not 'hours' = any (assumed_facts)`;
    expect(await setup.count('laundromats', isStated, stated.body.id)).toBe(1);
  });

  test('brings its machines, which prescribe its price', async () => {
    const owner = await setup.addUser('owner');
    const washer = { kind: 'washer', capacityKg: 7.5, count: 4, price: '4,50', minutes: 35 };
    const dryer = { kind: 'dryer', capacityKg: 14, count: 2 };
    const answer = await create(owner, { ...lilas, priceFrom: '3', machines: [dryer, washer] });
    expect(ownLaundromat.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      priceFrom: '4.50',
      machines: [
        { ...washer, price: '4.50' },
        { ...dryer, price: null, minutes: null },
      ],
    });
  });

  test('brings its services', async () => {
    const owner = await setup.addUser('owner');
    const answer = await create(owner, { ...lilas, services: [drying, washing, washing] });
    expect(answer.body.services).toMatchObject([{ name: 'Lave-linge' }, { name: 'Sèche-linge' }]);
  });

  test('sent twice with the same id is one laundromat', async () => {
    const owner = await setup.addUser('owner');
    const id = randomUUID();
    const first = await create(owner, { ...lilas, id, services: [washing] });
    const again = await create(owner, { ...lilas, id, services: [washing, drying] });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await countOf(owner)).toBe(1);
  });

  test('sent several times at once with the same id is one laundromat', async () => {
    const owner = await setup.addUser('owner');
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(owner, { ...lilas, id })));
    expect(statuses(answers)).toEqual([200, 200, 200, 201]);
    expect(await countOf(owner)).toBe(1);
  });

  test('under the id of another user’s laundromat is refused and changes nothing', async () => {
    const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
    const id = await setup.addLaundromat({ owner: other, active: false });
    expect(await create(owner, { ...lilas, id, services: [washing] })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await setup.count('laundromat_services', 'laundromat_id = $1', id)).toBe(0);
  });
});

describe('the limit of a plan', () => {
  const refusal = {
    status: 403,
    body: {
      code: 'laundromatLimitReached',
      message: "Votre abonnement ne permet pas d'ajouter une laverie supplémentaire.",
    },
  };

  test('of one laundromat refuses the second', async () => {
    const owner = await setup.addUser('owner');
    expect((await create(owner, lilas)).status).toBe(201);
    expect(await create(owner, lilas)).toMatchObject(refusal);
    expect(await countOf(owner)).toBe(1);
  });

  test('that is paid leaves room for a free laundromat, also when two are sent at once', async () => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, premiumPlan);
    expect((await create(owner, lilas)).body).toMatchObject({ isActive: true, isPremium: true });
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, lilas)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      isActive: false,
      isPremium: false,
    });
    expect(await countOf(owner)).toBe(2);
  });

  test('counts a laundromat that came another way', async () => {
    const owner = await setup.addUser('owner');
    await setup.addLaundromat({ owner });
    expect(await create(owner, lilas)).toMatchObject(refusal);
  });

  test('holds when many submissions arrive at once', async () => {
    const owner = await setup.addUser('owner');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create(owner, lilas)));
    expect(statuses(answers)).toEqual([201, 403, 403, 403, 403, 403]);
    expect(await countOf(owner)).toBe(1);
  });

  test('does not exist on a plan without limit', async () => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, featuredPlan);
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, lilas)));
    expect(statuses(answers)).toEqual([201, 201, 201]);
  });
});

describe('an unusable submission', () => {
  test.each([
    ['without a name', { ...lilas, name: ' ' }, 400, "Veuillez remplir au moins le nom et l'adresse."],
    [
      'with a link of another kind',
      { ...lilas, facebook: 'javascript:1' },
      400,
      'Les URLs doivent commencer par http:// ou https://',
    ],
    ['with an unknown service', { ...lilas, services: [randomUUID()] }, 400, 'Service inconnu.'],
    ['with an id that is none', { ...lilas, id: '1' }, 400, "Cette valeur n'est pas valide."],
    ['with one Cyrillic letter in the name', { ...lilas, name: 'L\u0430verie' }, 400, latinMessage],
    ['with a Greek letter in the address', { ...lilas, address: '3 rue d\u03bfrée' }, 400, latinMessage],
    ['with an emoji in the town', { ...lilas, city: 'Lyon 🧺' }, 400, latinMessage],
    [
      'with a link as postal code',
      { ...lilas, postalCode: '69003 evil.fr' },
      400,
      'Le code postal a cinq chiffres, comme 69003.',
    ],
    [
      'with a postal code of no commune',
      { ...lilas, postalCode: '69999' },
      400,
      "Ce code postal n'est celui d'aucune commune. Indiquez-le sans CEDEX.",
    ],
    ['as a list', [lilas], 400, 'Cette valeur est du mauvais type.'],
    [
      'with a number for a name',
      { ...lilas, name: 12 },
      400,
      "Veuillez remplir au moins le nom et l'adresse.",
    ],
    [
      'with a list for a city',
      { ...lilas, city: ['Lyon'] },
      400,
      'Ville\u00a0: cette valeur est du mauvais type.',
    ],
    [
      'with nothing but control characters',
      { ...lilas, name: '\u0000\u0007' },
      400,
      "Veuillez remplir au moins le nom et l'adresse.",
    ],
    [
      'with a name of a megabyte',
      { ...lilas, name: 'x'.repeat(1_000_000) },
      413,
      'La requête est trop volumineuse.',
    ],
    [
      'with a name too long',
      { ...lilas, name: 'x'.repeat(201) },
      400,
      'Nom\u00a0: ce texte est trop long (200 caractères au plus).',
    ],
    ['that is not JSON', '{"name":', 400, "Le corps de la requête n'est pas un JSON valide."],
  ])('%s is refused in French and stored nowhere', async (_title, body, status, message) => {
    const owner = await setup.addUser('owner');
    const answer = await create(owner, body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.text).not.toMatch(/\bat \S+:\d+/);
    expect(await countOf(owner)).toBe(0);
  });
});

test('the session of a deleted owner submits nothing', async () => {
  const owner = await setup.addUser('owner');
  await setup.sql.query('delete from users where id = $1', [owner.id]);
  expect(await create(owner, lilas)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
});
