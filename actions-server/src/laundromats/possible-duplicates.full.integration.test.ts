import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeRefusals } from '#contract/laundromat/merging.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../testing/billing-setup.ts';
import { decideLaundromat, mergeLaundromat, restoreLaundromat } from '../../testing/decisions.ts';
import { featuredPlan, ownAddress, ownName, premiumPlan, type Person } from '../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function original({ name = ownName('Le Tambour'), active = true, phone = null as string | null } = {}) {
  const owner = await setup.addUser('owner');
  const id = await setup.addLaundromat({ owner, name, active });
  const street = ownAddress().slice(6);
  await setup.sql.query('update laundromats set address = $2, phone = $3 where id = $1', [
    id,
    `12 avenue ${street}`,
    phone,
  ]);
  return { id, owner, name, street, city: 'Lyon', postalCode: '69003' };
}
type Original = Awaited<ReturnType<typeof original>>;

const copyOf = ({ name, street, city, postalCode }: Original) => ({
  name,
  address: `12 avenue ${street}`,
  city,
  postalCode,
});

async function payingOwner(plan = featuredPlan) {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, plan);
  return owner;
}

const post = (owner: Person, body: object) =>
  setup.send(owner, 'post', '/api/laundromats').send({ id: randomUUID(), ...body });

const pairsOf = async (id: string) =>
  (
    await setup.sql.query<{ other_id: string; status: string; refund: string | null; signs: string[] }>(
      'select other_id, status, refund, signs from possible_duplicates where laundromat_id = $1',
      [id],
    )
  ).rows;

const isPublished = (id: string) => setup.count('laundromats', 'id = $1 and is_active', id).then(Boolean);

describe('a copy of a listing', () => {
  test.each<[string, (form: ReturnType<typeof copyOf>, street: string) => object]>([
    ['letter for letter', () => ({})],
    [
      'with other accents and capitals',
      (form) => ({ name: form.name.replace('Le Tam', 'LÉ TÂM'), address: form.address.toUpperCase() }),
    ],
    ['with an abbreviated street', (_, street) => ({ address: `12, av. ${street}` })],
    ['at a neighbouring number', (_, street) => ({ address: `14 bd ${street}` })],
    ['under another name', () => ({ name: 'Laverie du Centre' })],
  ])('typed %s stays unpublished, whatever is paid, and stands in the queue', async (_, change) => {
    const known = await original();
    const form = copyOf(known);
    const answer = await post(await payingOwner(), { ...form, ...change(form, known.street) });
    expect(answer).toMatchObject({ status: 201, body: { isActive: false } });
    expect(await pairsOf(answer.body.id)).toMatchObject([{ other_id: known.id, status: 'open' }]);
  });

  test('sent as a GraphQL action, or with a pin beside another street, stays unpublished', async () => {
    const [known, owner] = [await original(), await payingOwner()];
    const create = `mutation ($laundromat: LaundromatInput!) { createLaundromat(laundromat: $laundromat) { id } }`;
    const sent = await setup.graphql<{ createLaundromat: { id: string } }>(owner, create, {
      laundromat: copyOf(known),
    });
    expect(await isPublished(sent.data!.createLaundromat.id)).toBe(false);

    await setup.sql.query(
      `update laundromats set latitude = 45.7601, longitude = 4.8501, location_source = 'pin' where id = $1`,
      [known.id],
    );
    const pinned = { ...copyOf(known), address: ownAddress(), latitude: 45.7605, longitude: 4.8505 };
    const beside = await post(owner, pinned);
    expect(beside.body).toMatchObject({ isActive: false });
    expect((await pairsOf(beside.body.id))[0]!.signs).toEqual(['near', 'same_name', 'same_skeleton']);
  });

  test('of a withdrawn original stays unpublished', async () => {
    const known = await original({ active: false });
    expect((await post(await payingOwner(), copyOf(known))).body).toMatchObject({ isActive: false });
  });

  test('sent by two accounts at the same second is published once at most', async () => {
    const [one, other] = [await payingOwner(), await payingOwner()];
    const form = { name: 'La Bulle', address: ownAddress(), city: 'Lyon', postalCode: '69003' };
    const answers = await Promise.all([post(one, form), post(other, form)]);
    expect(answers.map(({ body }) => body.isActive).toSorted()).toEqual([false, true]);
  });

  test('made by editing a published laundromat is unpublished until an administrator looks', async () => {
    const [known, owner, admin] = [await original(), await payingOwner(), await setup.addUser('admin')];
    const { body } = await post(owner, {
      ...copyOf(known),
      name: ownName('La Bulle'),
      address: ownAddress(),
    });
    expect(body).toMatchObject({ isActive: true });
    const edited = await setup
      .send(owner, 'patch', `/api/laundromats/${body.id}`)
      .send({ name: known.name, address: copyOf(known).address });
    expect(edited).toMatchObject({ status: 200, body: { isActive: false } });

    const decision = { id: body.id, decision: 'published' };
    const blind = await setup.graphql(admin, decideLaundromat, decision);
    expect(blind.errors?.[0]?.message).toContain('Cette fiche ressemble à une autre.');
    const seen = { ...decision, seenAt: new Date().toISOString() };
    expect((await setup.graphql(admin, decideLaundromat, seen)).errors).toBeUndefined();
    const again = await setup.send(owner, 'patch', `/api/laundromats/${body.id}`).send({ name: 'Tambour' });
    expect(again.body).toMatchObject({ isActive: true });
    expect(await pairsOf(body.id)).toMatchObject([{ status: 'different' }]);
  });

  test('owners are asked about published laundromats alone', async () => {
    const [known, hidden] = [await original(), await original({ active: false })];
    const ask = async ({ name, street, city, postalCode }: Original) => {
      const args = { name, address: `14 bd ${street}`, city, postal_code: postalCode };
      const { data } = await setup.graphql<{ similar_laundromats: { id: string }[] }>(
        await payingOwner(),
        `query ($args: similar_laundromats_args!) { similar_laundromats(args: $args) { id } }`,
        { args },
      );
      return data!.similar_laundromats.map(({ id }) => id);
    };
    expect(await ask(known)).toContain(known.id);
    expect(await ask(hidden)).not.toContain(hidden.id);
  });
});

describe('a copy that was paid for', () => {
  const refund = async (administrator: Person, laundromatId: string) => {
    const { data } = await setup.graphql<{ refundLaundromat: { refund: string | null } }>(
      administrator,
      `mutation ($laundromatId: uuid!) { refundLaundromat(laundromatId: $laundromatId) { refund } }`,
      { laundromatId },
    );
    return data!.refundLaundromat.refund;
  };

  test('waits with the promise of 48 hours; refused, it is refunded once and its subscription ends', async () => {
    const [known, owner, admin] = [
      await original(),
      await setup.addUser('owner'),
      await setup.addUser('admin'),
    ];
    const draft = draftOf(copyOf(known));
    const session = await setup.buy(owner, premiumPlan, draft);
    await setup.eventsHandled();
    expect((await setup.confirm(owner, session)).data!.confirmCheckoutSession.draft).toEqual({
      id: draft.id,
      status: 'held',
    });
    expect(await isPublished(draft.id)).toBe(false);
    await expect
      .poll(async () => (await setup.emailsTo(owner.email)).map(({ subject }) => subject))
      .toContain('Votre laverie est vérifiée sous 48 h');

    const refusal = { id: draft.id, decision: 'refused', reason: 'Copie d’une fiche.' };
    await setup.graphql(admin, decideLaundromat, refusal);
    expect(await pairsOf(draft.id)).toMatchObject([{ status: 'refused', refund: 'due' }]);
    await setup.order('/faults', { api: ['http_500', 'http_500', 'http_500'] });
    expect(await refund(admin, draft.id)).toBe('failed');
    expect(await pairsOf(draft.id)).toMatchObject([{ refund: 'failed' }]);
    expect(await Promise.all([refund(admin, draft.id), refund(admin, draft.id)])).toEqual(['done', 'done']);
    expect(await refund(admin, draft.id)).toBe('done');
    await setup.eventsHandled();
    expect(await setup.stateOf(owner)).toMatchObject({
      subscriptions: [{ status: 'canceled' }],
      payments: [{ amount: '59.00', amount_refunded: '59.00', status: 'refunded' }],
      laundromats: [{ is_active: false, is_premium: false }],
    });
    const subjects = async () => (await setup.emailsTo(owner.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Votre paiement est remboursé');
    expect(await subjects()).not.toContain('Votre abonnement a pris fin');
    expect(await subjects()).not.toContain('Un paiement vous est remboursé');

    const { rows } = await setup.sql.query<{ intent: string }>(
      `select stripe_payment_intent_id as intent from payments p join subscriptions s on s.id = p.subscription_id
       where s.user_id = $1`,
      [owner.id],
    );
    const expand = ['latest_charge.refunds'];
    const { latest_charge } = await setup.stripe.paymentIntents.retrieve(rows[0]!.intent, { expand });
    await setup.order(`/refunds/${(latest_charge as Stripe.Charge).refunds!.data[0]!.id}/fail`);
    await setup.eventsHandled();
    expect(await pairsOf(draft.id)).toMatchObject([{ status: 'refused', refund: 'failed' }]);
    await expect.poll(subjects).toContain('Votre remboursement n’a pas abouti');
    expect(await refund(admin, draft.id)).toBe('done');
    await setup.eventsHandled();
    expect(await pairsOf(draft.id)).toMatchObject([{ refund: 'done' }]);
  });
});

describe('a merge', () => {
  async function twoOwners() {
    const [kept, merged, admin] = [
      await original(),
      await original({ name: 'Copie' }),
      await setup.addUser('admin'),
    ];
    const photo = `insert into photos (laundromat_id, url) values ($1, '/photos/' || gen_random_uuid() || '.webp')`;
    const review = `insert into reviews (laundromat_id, user_id, author_name, rating, comment, created_at)
      values ($1, $2, 'Camille', $3, 'Bien.', now() + $4 * interval '1 minute')`;
    const author = await setup.addUser('client');
    await setup.sql.query(photo, [merged.id]);
    await setup.sql.query(review, [kept.id, author.id, 3, 0]);
    await setup.sql.query(review, [merged.id, author.id, 5, 1]);
    await setup.sql.query(review, [merged.id, null, 4, 2]);
    await setup.sql.query('insert into favorites (user_id, laundromat_id) values ($1, $2)', [
      author.id,
      merged.id,
    ]);
    await setup.sql.query(`update laundromats set phone = '04 78 00 00 00', price_from = 4 where id = $1`, [
      merged.id,
    ]);
    await setup.sql.query(
      `insert into laundromat_counts (laundromat_id, month, kind, count) values ($1, '2026-11-01', 'opened', 3), ($2, '2026-11-01', 'opened', 4)`,
      [kept.id, merged.id],
    );
    return { kept, merged, admin };
  }
  const rowsOf = async (...ids: string[]) => {
    const { rows } = await setup.sql.query(
      `select rows_of_laundromat(l) as found from laundromats l where id = any ($1) order by array_position($1, id)`,
      [ids],
    );
    const volatile = new Set([
      'laundromat_geocodings',
      'updated_at',
      'located_at',
      'created_at',
      'facts_checked_at',
      'sort_key',
    ]);
    const text = JSON.stringify(rows, (key, value: unknown) => (volatile.has(key) ? undefined : value));
    return JSON.parse(text) as unknown;
  };
  const merge = (
    administrator: Person,
    { kept, merged }: Record<'kept' | 'merged', Original>,
    keepsOwnerOf?: string,
  ) => setup.graphql(administrator, mergeLaundromat, { id: merged.id, into: kept.id, keepsOwnerOf });
  const ownerOf = async (id: string) =>
    (await setup.sql.query<{ user_id: string }>('select user_id from laundromats where id = $1', [id]))
      .rows[0]?.user_id;

  test('of two owners needs a decision about the owner, which both are mailed', async () => {
    const sides = await twoOwners();
    const { kept, merged, admin } = sides;
    expect((await merge(admin, sides)).errors?.[0]?.message).toBe(mergeRefusals.owner);
    expect((await merge(admin, sides, 'merged')).errors).toBeUndefined();
    expect(await ownerOf(kept.id)).toBe(merged.owner.id);
    const mailTo = async ({ email }: { email: string }) =>
      (await setup.emailsTo(email)).find(
        ({ subject }) => subject === 'Deux fiches de votre laverie ont été réunies',
      )?.text;
    await expect.poll(() => mailTo(merged.owner)).toContain('Vous gérez désormais cette fiche.');
    await expect.poll(() => mailTo(kept.owner)).toContain('gérée par un autre compte');
    expect((await merge(admin, sides, 'merged')).errors).toBeDefined();
    expect(
      (await setup.send(merged.owner, 'patch', `/api/laundromats/${merged.id}`).send({ phone: '' })).status,
    ).toBe(404);
  });

  test('is undone whole: rows, redirect, filled-in facts and owner', async () => {
    const sides = await twoOwners();
    const { kept, merged, admin } = sides;
    const before = await rowsOf(kept.id, merged.id);
    expect((await merge(admin, sides, 'merged')).errors).toBeUndefined();
    expect(await setup.count('reviews', 'laundromat_id = $1', kept.id)).toBe(2);
    expect((await setup.graphql(admin, restoreLaundromat, { id: merged.id })).errors).toBeUndefined();
    await setup.sql.query('delete from possible_duplicates where laundromat_id = any ($1)', [
      [kept.id, merged.id],
    ]);
    expect(await rowsOf(kept.id, merged.id)).toEqual(before);
    expect(await setup.count('laundromat_redirects', 'laundromat_id = $1', kept.id)).toBe(0);
  });

  test('that leaves the owner of the one that stays takes a waiting claim along, and back again', async () => {
    const sides = await twoOwners();
    const { kept, merged, admin } = sides;
    const claimant = await setup.addUser('owner');
    const { rows } = await setup.sql.query<{ id: string }>(
      `insert into laundromat_claims (id, laundromat_id, user_id, status, submitted_at, message)
       values (gen_random_uuid(), $1, $2, 'submitted', now(), 'C’est ma laverie depuis 2012.') returning id`,
      [merged.id, claimant.id],
    );
    const claimed = async () =>
      (await setup.sql.query('select laundromat_id from laundromat_claims where id = $1', [rows[0]!.id]))
        .rows[0];
    expect((await merge(admin, sides, 'kept')).errors).toBeUndefined();
    expect(await ownerOf(kept.id)).toBe(kept.owner.id);
    expect(await claimed()).toEqual({ laundromat_id: kept.id });
    await setup.graphql(admin, restoreLaundromat, { id: merged.id });
    expect(await claimed()).toEqual({ laundromat_id: merged.id });
    expect(await ownerOf(merged.id)).toBe(merged.owner.id);
  });
});
