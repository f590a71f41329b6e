import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { subscriptionAnswer } from '#contract/billing/billing.ts';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { decideLaundromat, restoreLaundromat } from '../../../testing/decisions.ts';
import { featuredPlan, freePlan, premiumPlan, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
let admin: Person;
beforeAll(async () => {
  setup = await setUpBilling();
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const coverageOf = async (owner: Person) => {
  const answer = await setup.send(owner, 'get', '/api/subscriptions/me');
  return subscriptionAnswer.parse(answer.body).coverage;
};
const row = async (id: string) =>
  (
    await setup.sql.query(
      'select is_active, is_premium, is_featured, needs_approval from laundromats where id = $1',
      [id],
    )
  ).rows[0] as Record<string, boolean>;
const graphql = (headers: Record<string, string>, query: string, variables: object = {}) =>
  request(setup.engine.url).post('/v1/graphql').set(headers).send({ query, variables });
const moderate = (id: string, decision: object) =>
  graphql({ Cookie: admin.cookie! }, decideLaundromat, { id, ...decision });
const refuse = (id: string) => moderate(id, { decision: 'refused', reason: 'Illicite.' });

type Granted = 'premium' | 'featured' | null;
const planOf = { premium: premiumPlan, featured: featuredPlan };
const statuses: [status: string, grants: 'all' | 'overdue' | 'nothing', isInProgress: boolean][] = [
  ['active', 'all', true],
  ['trialing', 'all', true],
  ['past_due', 'overdue', true],
  ['unpaid', 'nothing', true],
  ['paused', 'nothing', true],
  ['processing', 'nothing', true],
  ['canceled', 'nothing', false],
  ['incomplete', 'nothing', false],
  ['incomplete_expired', 'nothing', false],
];
const cases = statuses.flatMap(([status, grants, isInProgress]) =>
  (['premium', 'featured'] as const).map((bought) => ({ bought, status, grants, isInProgress })),
);

describe('laundromat, subscription, checkout and contact agree on', () => {
  test.each(cases)('$bought that is $status', async ({ bought, status, grants, isInProgress }) => {
    const owner = await setup.addUser('owner');
    await setup.subscribe(owner, planOf[bought], status);
    const granted: Granted = grants === 'nothing' ? null : bought;

    const created = await setup.send(owner, 'post', '/api/laundromats').send(draftOf());
    expect(created.body).toMatchObject({
      isActive: granted !== null,
      isPremium: granted !== null,
      isFeatured: granted === 'featured' && grants === 'all',
    });
    const second = await setup.send(owner, 'post', '/api/laundromats').send(draftOf());
    expect(second.status).toBe(granted ? 201 : 403);
    const isAlsoCovered = granted === 'featured';
    if (granted) expect(second.body).toMatchObject({ isActive: isAlsoCovered, isPremium: isAlsoCovered });

    const { planName, listings, offers } = await coverageOf(owner);
    expect(planName).toBe(granted && { premium: 'Premium', featured: 'Premium+' }[granted]);
    expect(listings[0]?.reason).toBe(granted ? (grants === 'overdue' ? 'overdue' : 'paid') : 'free');
    const offerOf = (plan: string) => offers.find(({ planId }) => planId === plan)?.offer;
    expect([offerOf(freePlan), offerOf(premiumPlan), offerOf(featuredPlan)]).toEqual(
      granted === 'featured'
        ? ['covered', 'covered', 'included']
        : granted === 'premium'
          ? ['full', 'full', 'manage']
          : isInProgress
            ? ['full', 'manage', 'manage']
            : ['full', 'full', 'choose'],
    );

    const checkout = await setup.checkout(owner, featuredPlan);
    expect(checkout.body.code ?? 'opened').toBe(isInProgress ? 'subscriptionUnmanaged' : 'opened');

    const message = { name: 'Luc', email: 'luc@example.fr', message: 'Bonjour.', isPriority: true };
    const { body } = await setup.send(owner, 'post', '/api/contact').send(message);
    expect(await setup.count('contacts', 'id = $1 and is_priority', body.id)).toBe(
      granted === 'featured' ? 1 : 0,
    );
  });
});

test('a plan that is no longer sold is offered to those who have it alone', async () => {
  onTestFinished(async () => {
    await setup.sql.query('update subscription_plans set is_active = true where id = $1', [featuredPlan]);
  });
  const [subscriber, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.subscribe(subscriber, featuredPlan, 'active');
  await setup.sql.query('update subscription_plans set is_active = false where id = $1', [featuredPlan]);
  const offerTo = async (owner: typeof other) =>
    (await coverageOf(owner)).offers.find(({ planId }) => planId === featuredPlan)?.offer;
  expect([await offerTo(subscriber), await offerTo(other)]).toEqual(['included', undefined]);
});

test('a free laundromat beside a Premium one is published by an administrator, and stays when the plan ends', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.buy(owner, premiumPlan, draft);
  await setup.eventsHandled();
  const beside = await setup.send(owner, 'post', '/api/laundromats').send(draftOf());
  expect([beside.status, beside.body.isActive, beside.body.isPremium]).toEqual([201, false, false]);
  const { id } = beside.body;
  await moderate(id, { decision: 'published' });
  const free = { is_active: true, is_premium: false, is_featured: false, needs_approval: false };
  expect(await row(id)).toEqual(free);
  const subscription = await setup.subscriptionOf(owner);
  await setup.order(`/subscriptions/${subscription}/renew`, { outcome: 'ok' });
  await setup.eventsHandled();
  expect([await row(id), await row(draft.id)]).toEqual([free, { ...free, is_premium: true }]);
  await setup.stripe.subscriptions.cancel(subscription);
  await setup.eventsHandled();
  expect([await row(id), await row(draft.id)]).toEqual([free, free]);
});

test('a payment publishes no closed laundromat, and gives it no tier', async () => {
  const owner = await setup.addUser('owner');
  const closed = await setup.addLaundromat({ owner });
  await setup.sql.query('update laundromats set closed_at = now(), is_active = false where id = $1', [
    closed,
  ]);
  const open = await setup.addLaundromat({ owner });
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  expect(await row(open)).toMatchObject({ is_active: true, is_premium: true });
  expect(await row(closed)).toMatchObject({ is_active: false, is_premium: false });
});

test.each(['closes', 'is refused', 'is deleted', 'changes hands'])(
  'the place of a plan with a limit goes to the next laundromat when one %s',
  async (how) => {
    const [owner, recipient] = [await setup.addUser('owner'), await setup.addUser('owner')];
    const [first, next] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect([(await row(first)).is_premium, (await row(next)).is_premium]).toEqual([true, false]);
    const as = async (person: Person, query: string) => {
      const { body } = await graphql({ Cookie: person.cookie! }, `mutation { ${query} }`);
      expect(body.errors).toBeUndefined();
    };
    if (how === 'closes') await as(owner, `setLaundromatClosed(id: "${first}", isClosed: true) { id }`);
    if (how === 'is refused') await refuse(first);
    if (how === 'is deleted') await moderate(first, { decision: 'deleted', reason: 'Fiche en double.' });
    if (how === 'changes hands') {
      const id = randomUUID();
      await as(
        owner,
        `offerLaundromat(id: "${id}", laundromatId: "${first}", email: "${recipient.email}") { id }`,
      );
      await as(recipient, `answerTransfer(id: "${id}", answer: "accepted") { id }`);
      expect((await row(first)).is_premium).toBe(false);
    }
    expect((await row(next)).is_premium).toBe(true);
    expect(await setup.count('journal_entries', 'row_id = $1', next)).toBe(0);
  },
);

test.each(['refused', 'deleted', 'closed'])(
  'a laundromat that comes back after it was %s has the tier that a synchronization gives it',
  async (how) => {
    const owner = await setup.addUser('owner');
    const [first, next] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    const tiers = async () => [await row(first), await row(next)];
    const before = await tiers();
    await moderate(first, { decision: how, reason: how === 'closed' ? null : 'Erreur.' });
    expect(await tiers()).not.toEqual(before);
    if (how === 'deleted') await graphql({ Cookie: admin.cookie! }, restoreLaundromat, { id: first });
    else await moderate(first, { decision: 'published' });
    expect(await tiers()).toEqual(before);
    await setup.order(`/subscriptions/${await setup.subscriptionOf(owner)}/renew`, { outcome: 'ok' });
    await setup.eventsHandled();
    expect(await tiers()).toEqual(before);
  },
);

test('a laundromat that its owner reopens has the tier that a synchronization gives it', async () => {
  const owner = await setup.addUser('owner');
  const [first, next] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  for (const isClosed of [true, false])
    await graphql(
      { Cookie: owner.cookie! },
      `mutation { setLaundromatClosed(id: "${first}", isClosed: ${isClosed}) { id } }`,
    );
  expect([await row(first), await row(next)]).toMatchObject([
    { is_active: true, is_premium: true },
    { is_active: true, is_premium: false },
  ]);
});

describe('a laundromat that an administrator refused', () => {
  test('stays unpublished whatever is paid, and is premium once an administrator publishes it', async () => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner, active: false });
    await refuse(id);
    expect((await coverageOf(owner)).listings).toMatchObject([{ id, reason: 'refused' }]);
    await setup.buy(owner, featuredPlan);
    await setup.eventsHandled();
    expect(await row(id)).toMatchObject({ is_active: false, is_premium: true, needs_approval: true });
    await moderate(id, { decision: 'published' });
    expect(await row(id)).toMatchObject({ is_active: true, is_premium: true, needs_approval: false });
  });

  test('is not published by a correction and a payment either', async () => {
    const owner = await setup.addUser('owner');
    const id = await setup.addLaundromat({ owner });
    await refuse(id);
    await setup.send(owner, 'patch', `/api/laundromats/${id}`).send({ description: 'Corrigée.' });
    expect(await setup.count('laundromats', 'id = $1 and refused_at is null', id)).toBe(1);
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect(await row(id)).toMatchObject({ is_active: false, needs_approval: true });
  });

  test('leaves the place of a plan with a limit to the next one', async () => {
    const owner = await setup.addUser('owner');
    const refused = await setup.addLaundromat({ owner, active: false });
    const published = await setup.addLaundromat({ owner });
    await refuse(refused);
    await setup.buy(owner, premiumPlan);
    await setup.eventsHandled();
    expect([(await row(refused)).is_premium, (await row(published)).is_premium]).toEqual([false, true]);
  });

  test('cannot be published by anybody else who writes through Hasura', async () => {
    const id = await setup.addLaundromat({ active: false });
    await refuse(id);
    const answer = await graphql(
      { 'x-hasura-admin-secret': setup.engine.adminSecret },
      `mutation { update_laundromats(where: { id: { _eq: "${id}" } }, _set: { isActive: true }) { affected_rows } }`,
    );
    expect(answer.text).toMatch(/laundromats_unapproved_is_unpublished/);
    expect(await row(id)).toMatchObject({ is_active: false });
  });

  test('is named when its owner has no room for another one', async () => {
    const owner = await setup.addUser('owner');
    await refuse(await setup.addLaundromat({ owner, active: false }));
    const answer = await setup.checkout(owner, premiumPlan, draftOf());
    expect(answer.body).toMatchObject({
      code: 'laundromatLimitReached',
      error: expect.stringContaining('fiche refusée'),
    });
  });
});
