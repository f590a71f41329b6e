import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadingReason } from '#contract/moderation/reading-rules.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../testing/billing-setup.ts';
import { decideLaundromat } from '../../testing/decisions.ts';
import { featuredPlan, lilas, type Person, premiumPlan } from '../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function payingOwner(plan = featuredPlan) {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, plan);
  return owner;
}
const post = (owner: Person, changes: object = {}) =>
  setup.send(owner, 'post', '/api/laundromats').send({ id: randomUUID(), ...lilas, ...changes });
const patch = (owner: Person, id: string, changes: object) =>
  setup.send(owner, 'patch', `/api/laundromats/${id}`).send(changes);

interface Row {
  is_active: boolean;
  needs_approval: boolean;
  reading_reasons: string[];
  approved_content: Record<string, unknown> | null;
  changed_at: string | null;
}
async function rowOf(id: string): Promise<Row> {
  const { rows } = await setup.sql.query<Row>(
    `select is_active, needs_approval, reading_reasons, approved_content, to_jsonb(changed_at) #>> '{}' as changed_at from laundromats where id = $1`,
    [id],
  );
  return rows[0]!;
}
const awaits = async (id: string) =>
  (await setup.count("search_all_laundromats('', null, true)", 'id = $1', id)) === 1;

async function approve(id: string) {
  const { changed_at } = await rowOf(id);
  const { errors } = await setup.graphql(await setup.addUser('admin'), decideLaundromat, {
    id,
    decision: 'approved',
    seenAt: changed_at,
  });
  expect(errors).toBeUndefined();
}

describe('a new paid laundromat', () => {
  test('is online at once, and in the queue until an administrator has read it', async () => {
    const { body } = await post(await payingOwner());
    expect(body).toMatchObject({ isActive: true, isPremium: true });
    expect(await rowOf(body.id)).toMatchObject({ approved_content: {}, reading_reasons: ['firstOfAccount'] });
    expect(await awaits(body.id)).toBe(true);
    await approve(body.id);
    expect(await rowOf(body.id)).toMatchObject({ is_active: true, approved_content: null });
    expect(await awaits(body.id)).toBe(false);
  });

  test('stays in the queue through edits, a closing and a reopening', async () => {
    const owner = await payingOwner();
    const { body } = await post(owner);
    await patch(owner, body.id, { description: 'Douze machines.' });
    const close = `mutation ($id: uuid!, $isClosed: Boolean!) { setLaundromatClosed(id: $id, isClosed: $isClosed) { id } }`;
    for (const isClosed of [true, false]) {
      const { errors } = await setup.graphql(owner, close, { id: body.id, isClosed });
      expect(errors).toBeUndefined();
    }
    expect(await rowOf(body.id)).toMatchObject({ is_active: true, approved_content: {} });
  });

  test.each<[ReadingReason, object]>([
    ['otherDomain', { website: 'https://casino.example.org' }],
    ['otherDomain', { description: 'Laverie. Allez sur evil․example' }],
    ['otherDomain', { city: 'Zorglub', website: 'https://zorglub-bonus.example' }],
    ['premiumRate', { phone: '08 99 12 34 56' }],
    ['contactInText', { description: 'Lavage. Te\u200blegram @lavage_vip' }],
    ['otherSubject', { name: 'Le Casino des Lilas' }],
  ])('to which %s applies waits, over REST and GraphQL', async (reason, changes) => {
    const owner = await payingOwner();
    const { body } = await post(owner, changes);
    const create = `mutation ($laundromat: LaundromatInput!) { createLaundromat(laundromat: $laundromat) { id } }`;
    const sent = await setup.graphql<{ createLaundromat: { id: string } }>(owner, create, {
      laundromat: { ...lilas, ...changes },
    });
    for (const id of [body.id, sent.data!.createLaundromat.id]) {
      const row = await rowOf(id);
      expect(row).toMatchObject({ is_active: false, needs_approval: true });
      expect(row.reading_reasons).toContain(reason);
      expect(await awaits(id)).toBe(true);
    }
  });

  test('bought with a draft of a casino waits, and its buyer is mailed', async () => {
    const owner = await setup.addUser('owner');
    const draft = draftOf({ website: 'https://casino.example.org' });
    const session = await setup.buy(owner, premiumPlan, draft);
    await setup.eventsHandled();
    expect((await setup.confirm(owner, session)).data!.confirmCheckoutSession.draft).toEqual({
      id: draft.id,
      status: 'held',
    });
    const subjects = async () => (await setup.emailsTo(owner.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Votre laverie est vérifiée sous 48 h');
  });

  test('is one of three in 24 hours, also when five are sent at once', async () => {
    const one = await payingOwner();
    const addedHoursAgo = (hours: number) =>
      setup.sql.query(
        'update laundromats set created_at = now() - make_interval(hours => $2) where user_id = $1',
        [one.id, hours],
      );
    for (const isActive of [true, true, true, false]) {
      expect((await post(one)).body).toMatchObject({ isActive });
    }
    for (const [hours, isActive] of [
      [23, false],
      [25, true],
    ] as const) {
      await addedHoursAgo(hours);
      expect((await post(one)).body).toMatchObject({ isActive });
    }
    const other = await payingOwner();
    await Promise.all([1, 2, 3, 4, 5].map(() => post(other)));
    const online = await setup.count('laundromats', 'user_id = $1 and is_active', other.id);
    expect(online).toBeLessThanOrEqual(3);
  });

  test('sent again stays as it is, whatever was added since', async () => {
    const owner = await payingOwner();
    const form = { id: randomUUID(), ...lilas };
    await post(owner, form);
    for (let more = 0; more < 3; more += 1) await post(owner);
    expect((await post(owner, form)).body).toMatchObject({ isActive: true });
  });
});

describe('a payment', () => {
  test('that is refunded as fraudulent holds the laundromats of its account, and those added later', async () => {
    const owner = await setup.addUser('owner');
    const { body: present } = await post(owner);
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect(await rowOf(present.id)).toMatchObject({ is_active: true });
    const { rows } = await setup.sql.query<{ id: string }>(
      `select stripe_payment_intent_id as id from payments
       where subscription_id in (select id from subscriptions where user_id = $1)`,
      [owner.id],
    );
    await setup.stripe.refunds.create({ payment_intent: rows[0]!.id, reason: 'fraudulent' });
    await setup.eventsHandled();
    expect(await rowOf(present.id)).toMatchObject({ is_active: false, needs_approval: true });
    await setup.sql.query("update laundromats set created_at = now() - interval '2 days' where id = $1", [
      present.id,
    ]);
    const { body: later } = await post(owner);
    const row = await rowOf(later.id);
    expect(row).toMatchObject({ is_active: false, needs_approval: true });
    expect(row.reading_reasons).toContain('lostDispute');
  });

  test('publishes a free laundromat that waits, which is then read', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await post(owner);
    expect(body).toMatchObject({ isActive: false });
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect(await rowOf(body.id)).toMatchObject({ is_active: true, approved_content: {} });
  });

  test('does not publish a free laundromat that has become a casino', async () => {
    const owner = await setup.addUser('owner');
    const { body } = await post(owner);
    await patch(owner, body.id, { name: 'Casino', website: 'https://casino.example.org' });
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect(await rowOf(body.id)).toMatchObject({ is_active: false, needs_approval: true });
  });
});

describe('what has no text to compare', () => {
  async function approved() {
    const owner = await payingOwner();
    const { body } = await post(owner, { hours: 'Tous les jours de 7 h à 21 h' });
    await approve(body.id);
    return { owner, id: body.id as string };
  }
  const machine = { kind: 'washer', capacityKg: 8, count: 2, price: '4.50', minutes: 35 };

  test.each([
    ['hours', { hours: 'Le matin' }],
    ['machines', { machines: [machine] }],
    [
      'openingExceptions',
      { openingExceptions: [{ firstDay: '2027-01-01', lastDay: '2027-01-02', periods: null }] },
    ],
    ['priceFrom', { priceFrom: '0.10' }],
    ['cycleMinutes', { cycleMinutes: 35 }],
    ['latitude', { latitude: 45.7601, longitude: 4.8501 }],
  ])('is read afterwards with its former value: %s', async (name, changes) => {
    const { owner, id } = await approved();
    expect(await patch(owner, id, changes)).toMatchObject({ status: 200, body: { isActive: true } });
    const { approved_content: first } = await rowOf(id);
    expect(first).toHaveProperty(name);
    expect(first).toHaveProperty('name');
    expect(await awaits(id)).toBe(true);
    const { name: title } = first as { name: string };
    await patch(owner, id, { name: 'Autre nom' });
    await patch(owner, id, { name: title, hours: 'Le soir' });
    expect((await rowOf(id)).approved_content).toMatchObject(first!);
    await approve(id);
    expect(await awaits(id)).toBe(false);
  });

  test('is not read again when a patch repeats what is there', async () => {
    const { owner, id } = await approved();
    const values = {
      weeklyHours: 'always',
      holidayHours: 'closed',
      cycleMinutes: 35,
      machines: [machine],
      openingExceptions: [{ firstDay: '2027-01-01', lastDay: '2027-01-02', periods: null, reason: 'works' }],
      latitude: 45.7712,
      longitude: 4.8723,
      description: 'Douze machines.',
    };
    await patch(owner, id, values);
    await approve(id);
    const { body: present } = await setup.send(owner, 'get', '/api/laundromats/my-laundromats');
    const [{ priceFrom, hours, latitude, longitude, machines }] = present;
    const repeated = { priceFrom, hours, latitude, longitude, machines };
    for (const changes of [values, { ...repeated }, { website: '' }])
      expect(await patch(owner, id, changes)).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ is_active: true, approved_content: null, changed_at: null });
    expect(await awaits(id)).toBe(false);
  });

  test.each([
    'Fermé. Allez sur https://evil.example',
    'Fermé, voir evil․example',
    'Appelez le 06 11\u200b22 33 44',
  ])('hours with a contact are refused: %s', async (hours) => {
    const { owner, id } = await approved();
    for (const answer of [await patch(owner, id, { hours }), await post(owner, { hours })]) {
      expect(answer).toMatchObject({ status: 400, body: { errors: { hours: expect.any(String) } } });
    }
  });

  test('an answer to a review, and a description of a photo, are read afterwards', async () => {
    const { owner, id } = await approved();
    const review = randomUUID();
    await setup.sql.query(
      `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 2, 'Cher.')`,
      [review, id],
    );
    const answer = `mutation ($id: uuid!, $answer: String!) { answerReview(id: $id, answer: $answer) { id } }`;
    await setup.graphql(owner, answer, { id: review, answer: 'Voir evil.example' });
    expect((await rowOf(id)).approved_content).toHaveProperty('reviewAnswers');
    await approve(id);

    const photo = randomUUID();
    await setup.sql.query(`insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/a.webp')`, [
      photo,
      id,
    ]);
    const describePhoto = (alt: string | null) =>
      setup.send(owner, 'patch', `/api/laundromats/${id}/photos`).send({ photos: [{ id: photo, alt }] });
    expect((await describePhoto(null)).status).toBe(200);
    expect(await awaits(id)).toBe(false);
    await describePhoto('Voir evil.example');
    expect((await rowOf(id)).approved_content).toHaveProperty('photoDescriptions');
  });
});
