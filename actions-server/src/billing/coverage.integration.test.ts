import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionAnswer } from '#contract/billing.ts';
import { draftOf, openBillingWorld, type BillingWorld } from '../../testing/billing-world.ts';
import { featuredPlan, freePlan, premiumPlan, type Person } from '../../testing/world.ts';

let world: BillingWorld;
let admin: Person;
beforeAll(async () => {
  world = await openBillingWorld();
  admin = await world.addUser('admin');
});
afterAll(() => world?.close());

const coverageOf = async (owner: Person) => {
  const answer = await world.send(owner, 'get', '/api/subscriptions/me');
  return subscriptionAnswer.parse(answer.body).coverage;
};
const row = async (id: string) =>
  (
    await world.sql.query(
      'select is_active, is_premium, is_featured, needs_approval from laundromats where id = $1',
      [id],
    )
  ).rows[0] as Record<string, boolean>;
const graphql = (headers: Record<string, string>, query: string, variables: object = {}) =>
  request(world.engine.url).post('/v1/graphql').set(headers).send({ query, variables });
const asAdministrator = (id: string, changes: object) =>
  graphql(
    { Cookie: admin.cookie! },
    `
      mutation ($id: uuid!, $changes: laundromats_set_input!) {
        update_laundromats_by_pk(pk_columns: { id: $id }, _set: $changes) {
          id
        }
      }
    `,
    { id, changes },
  );
const refuse = (id: string) =>
  asAdministrator(id, { isActive: false, refusedAt: new Date().toISOString(), refusalReason: 'Illicite.' });

type Granted = 'premium' | 'featured' | null;
const planOf = { premium: premiumPlan, featured: featuredPlan };
/** The part of its plan that each status grants, and if it prevents another purchase. */
const statuses: [status: string, grants: 'all' | 'overdue' | 'nothing', isInProgress: boolean][] = [
  ['active', 'all', true],
  ['trialing', 'all', true],
  ['past_due', 'overdue', true],
  ['unpaid', 'nothing', true],
  ['paused', 'nothing', true],
  ['canceled', 'nothing', false],
  ['incomplete', 'nothing', false],
  ['incomplete_expired', 'nothing', false],
];
const cases = statuses.flatMap(([status, grants, isInProgress]) =>
  (['premium', 'featured'] as const).map((bought) => ({ bought, status, grants, isInProgress })),
);

describe('listing, subscription, checkout and contact say the same of', () => {
  test.each(cases)('$bought that is $status', async ({ bought, status, grants, isInProgress }) => {
    const owner = await world.addUser('owner');
    await world.subscribe(owner, planOf[bought], status);
    const granted: Granted = grants === 'nothing' ? null : bought;

    const created = await world.send(owner, 'post', '/api/laundromats').send(draftOf());
    expect(created.body).toMatchObject({
      isActive: granted !== null,
      isPremium: granted !== null,
      isFeatured: granted === 'featured' && grants === 'all',
    });
    const second = await world.send(owner, 'post', '/api/laundromats').send(draftOf());
    expect(second.status).toBe(granted === 'featured' ? 201 : 403);

    const { planName, listings, offers } = await coverageOf(owner);
    expect(planName).toBe(granted && { premium: 'Premium', featured: 'Premium+' }[granted]);
    expect(listings[0]?.reason).toBe(granted ? (grants === 'overdue' ? 'overdue' : 'paid') : 'free');
    const offerOf = (plan: string) => offers.find(({ planId }) => planId === plan)?.offer;
    expect([offerOf(freePlan), offerOf(premiumPlan), offerOf(featuredPlan)]).toEqual(
      granted === 'featured'
        ? ['covered', 'covered', 'included']
        : granted === 'premium'
          ? ['covered', 'full', 'manage']
          : isInProgress
            ? ['full', 'manage', 'manage']
            : ['full', 'full', 'choose'],
    );

    const checkout = await world.checkout(owner, featuredPlan);
    expect(checkout.body.code ?? 'opened').toBe(isInProgress ? 'subscriptionUnmanaged' : 'opened');

    const message = { name: 'Luc', email: 'luc@example.fr', message: 'Bonjour.', isPriority: true };
    const { body } = await world.send(owner, 'post', '/api/contact').send(message);
    expect(await world.count('contacts', 'id = $1 and is_priority', body.id)).toBe(
      granted === 'featured' ? 1 : 0,
    );
  });
});

describe('a listing that an administrator refused', () => {
  test('stays unpublished whatever is paid, and is premium once an administrator publishes it', async () => {
    const owner = await world.addUser('owner');
    const id = await world.addLaundromat({ owner, active: false });
    await refuse(id);
    expect((await coverageOf(owner)).listings).toMatchObject([{ id, reason: 'refused' }]);
    await world.buy(owner, featuredPlan);
    await world.settled();
    expect(await row(id)).toMatchObject({ is_active: false, is_premium: true, needs_approval: true });
    await asAdministrator(id, { isActive: true, refusedAt: null, refusalReason: null });
    expect(await row(id)).toMatchObject({ is_active: true, is_premium: true, needs_approval: false });
  });

  test('is not published by a correction and a payment either', async () => {
    const owner = await world.addUser('owner');
    const id = await world.addLaundromat({ owner });
    await refuse(id);
    await world.send(owner, 'patch', `/api/laundromats/${id}`).send({ description: 'Corrigée.' });
    expect(await world.count('laundromats', 'id = $1 and refused_at is null', id)).toBe(1);
    await world.buy(owner, premiumPlan);
    await world.settled();
    expect(await row(id)).toMatchObject({ is_active: false, needs_approval: true });
  });

  test('leaves the place of a plan with a limit to the next one', async () => {
    const owner = await world.addUser('owner');
    const refused = await world.addLaundromat({ owner, active: false });
    const published = await world.addLaundromat({ owner });
    await refuse(refused);
    await world.buy(owner, premiumPlan);
    await world.settled();
    expect([(await row(refused)).is_premium, (await row(published)).is_premium]).toEqual([false, true]);
  });

  test('cannot be published by anybody else who writes through Hasura', async () => {
    const id = await world.addLaundromat({ active: false });
    await refuse(id);
    const answer = await graphql(
      { 'x-hasura-admin-secret': world.engine.adminSecret },
      `mutation { update_laundromats(where: { id: { _eq: "${id}" } }, _set: { isActive: true }) { affected_rows } }`,
    );
    expect(answer.text).toMatch(/laundromats_needs_approval/);
    expect(await row(id)).toMatchObject({ is_active: false });
  });

  test('is named when its owner has no room for another one', async () => {
    const owner = await world.addUser('owner');
    await refuse(await world.addLaundromat({ owner, active: false }));
    const answer = await world.checkout(owner, premiumPlan, draftOf());
    expect(answer.body).toMatchObject({
      code: 'listingLimitReached',
      error: expect.stringContaining('fiche refusée'),
    });
  });
});
