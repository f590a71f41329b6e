import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptionAnswer } from '#contract/billing/billing.ts';
import { adminSubscriptionList, paymentList, userList } from '#contract/moderation/admin.ts';
import {
  featuredPlan,
  setUpServer,
  premiumPlan,
  visitor,
  type Person,
  type ServerSetup,
} from '../../../testing/server-setup.ts';

let setup: ServerSetup;
let admin: Person;
beforeAll(async () => {
  setup = await setUpServer();
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const mine = (person: Person) => setup.send(person, 'get', '/api/subscriptions/me');

test('a visitor has to sign in to see a subscription', async () => {
  expect(await mine(visitor)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each(['client', 'owner', 'admin'] as const)('a %s without a subscription has none', async (role) => {
  const answer = await mine(await setup.addUser(role));
  expect(answer).toMatchObject({ status: 200, body: { subscription: null, coverage: { planName: null } } });
});

test('a subscription that grants a plan is preferred to a newer one that grants none, and is the caller’s own', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.subscribe(owner, premiumPlan);
  await setup.subscribe(owner, featuredPlan, 'incomplete');
  await setup.subscribe(other, featuredPlan);
  const answer = await mine(owner);
  expect(subscriptionAnswer.parse(answer.body)).toEqual(answer.body);
  expect(answer.body.subscription).toMatchObject({
    userId: owner.id,
    planId: premiumPlan,
    status: 'active',
    plan: { name: 'Premium', price: '59.00' },
  });
});

test('an overdue subscription still grants its plan, and the latest is returned when none does', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan, 'canceled');
  await setup.subscribe(owner, featuredPlan, 'past_due');
  expect((await mine(owner)).body.subscription).toMatchObject({
    status: 'past_due',
    plan: { name: 'Premium+' },
  });
  await setup.sql.query(
    `update subscriptions set status = 'unpaid' where user_id = $1 and status = 'past_due'`,
    [owner.id],
  );
  expect((await mine(owner)).body.subscription).toMatchObject({ status: 'unpaid' });
});

test('a plan that is no longer sold keeps its name for its subscribers', async () => {
  const owner = await setup.addUser('owner');
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into subscription_plans (name, price, interval, is_active) values ('Ancien', 10, 'year', false) returning id`,
  );
  await setup.subscribe(owner, rows[0]!.id);
  expect((await mine(owner)).body.subscription.plan).toMatchObject({ name: 'Ancien' });
  await setup.sql.query('delete from subscriptions where plan_id = $1', [rows[0]!.id]);
});

test.each(['/api/users', '/api/admin/subscriptions', '/api/admin/payments'])(
  '%s is for administrators only',
  async (path) => {
    expect(await setup.send(visitor, 'get', path)).toMatchObject({
      status: 401,
      body: { message: 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.' },
    });
    for (const role of ['client', 'owner'] as const) {
      expect(await setup.send(await setup.addUser(role), 'get', path)).toMatchObject({
        status: 403,
        body: { code: 'adminOnly', message: "Vous n'avez pas les permissions d'administrateur" },
      });
    }
  },
);

test('administrators read every account, and no password', async () => {
  const client = await setup.addUser('client', 'Noé');
  const answer = await setup.send(admin, 'get', '/api/users');
  expect(userList.parse(answer.body)).toEqual(answer.body);
  const found = answer.body.find(({ id }: { id: string }) => id === client.id);
  expect(found).toMatchObject({ firstName: 'Noé', role: 'client', isActive: true, emailVerified: true });
  expect(Object.keys(found)).not.toContain('password');
});

test('administrators read subscriptions with their plan and user, and payments', async () => {
  const owner = await setup.addUser('owner');
  await setup.subscribe(owner, premiumPlan);
  const { rows } = await setup.sql.query<{ id: string }>('select id from subscriptions where user_id = $1', [
    owner.id,
  ]);
  await setup.sql.query(
    `insert into payments (subscription_id, amount, status, paid_at) values ($1, 59, 'succeeded', now())`,
    [rows[0]!.id],
  );
  const subscriptions = await setup.send(admin, 'get', '/api/admin/subscriptions');
  expect(adminSubscriptionList.parse(subscriptions.body)).toEqual(subscriptions.body);
  expect(subscriptions.body[0]).toMatchObject({ user: { email: owner.email }, plan: { name: 'Premium' } });
  const payments = await setup.send(admin, 'get', '/api/admin/payments');
  expect(paymentList.parse(payments.body)).toEqual(payments.body);
  expect(payments.body).toMatchObject([
    { amount: '59.00', status: 'succeeded', subscriptionId: rows[0]!.id },
  ]);
});
