import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOf, openBillingWorld, type BillingWorld } from '../../testing/billing-world.ts';
import { featuredPlan, freePlan, premiumPlan, visitor, type Person } from '../../testing/world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await openBillingWorld();
});
afterAll(() => world?.close());

const portal = (person: Person, body: object = {}) =>
  world.send(person, 'post', '/api/payments/create-portal-session').send(body);
const customerOf = async ({ id }: Person): Promise<string> =>
  (await world.sql.query('select stripe_customer_id as id from users where id = $1', [id])).rows[0].id;
const openSessions = async (owner: Person) =>
  (await world.stripe.checkout.sessions.list({ customer: await customerOf(owner), status: 'open' })).data;

test('only owners buy, and a refusal is told as `error` too', async () => {
  const refused = await world.checkout(visitor, premiumPlan);
  const message = 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.';
  expect([refused.status, refused.body]).toEqual([401, { code: 'unauthenticated', message, error: message }]);
  const client = await world.checkout(await world.addUser('client'), premiumPlan);
  expect([client.status, client.body.code]).toEqual([403, 'ownerOnly']);
});

test('the plan decides over the price: unknown, free and stale ones are refused', async () => {
  const owner = await world.addUser('owner');
  const buy = (body: object) => world.send(owner, 'post', '/api/payments/create-checkout-session').send(body);
  const unknown = 'b0000000-0000-4000-8000-00000000ffff';
  expect(await buy({ planId: unknown })).toMatchObject({ status: 404, body: { code: 'planNotFound' } });
  expect(await buy({ planId: freePlan })).toMatchObject({ status: 400, body: { code: 'planIsFree' } });
  expect(await buy({ planId: 'premium' })).toMatchObject({ status: 400, body: { code: 'invalidInput' } });
  const stale = { planId: premiumPlan, priceId: 'price_of_yesterday' };
  expect(await buy(stale)).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
});

test('plans carry the price under which they are sold, and a second synchronisation changes nothing', async () => {
  const before = (await world.send(visitor, 'get', '/api/subscription-plans')).body;
  expect(before.map(({ stripePriceId }: { stripePriceId: string | null }) => stripePriceId)).toEqual([
    null,
    expect.stringMatching(/^price_/),
    expect.stringMatching(/^price_/),
  ]);
  await world.syncPlans();
  expect((await world.send(visitor, 'get', '/api/subscription-plans')).body).toEqual(before);
  const prices = await world.stripe.prices.list({ limit: 100 });
  expect(prices.data.map(({ lookup_key }) => lookup_key).toSorted()).toEqual([
    'premium_plus_month_eur',
    'premium_year_eur',
  ]);
});

test('a price that an administrator has changed is refused once, then sold; who paid the old one keeps the plan', async () => {
  const [owner, next] = [await world.addUser('owner'), await world.addUser('owner')];
  await world.buy(owner, premiumPlan);
  await world.settled();
  await world.sql.query('update subscription_plans set price = 69 where id = $1', [premiumPlan]);
  const refused = await world.checkout(next, premiumPlan);
  expect([refused.status, refused.body.code]).toEqual([409, 'priceChanged']);
  await world.buy(next, premiumPlan);
  await world.order(`/subscriptions/${await world.subscriptionOf(owner)}/renew`, { outcome: 'ok' });
  await world.settled();
  expect((await world.stateOf(next)).payments).toMatchObject([{ amount: '69.00' }]);
  expect(await world.stateOf(owner)).toMatchObject({
    subscriptions: [{ plan: 'Premium', status: 'active' }],
    payments: [{ amount: '59.00' }, { amount: '59.00' }],
  });
});

test('two tabs at once get the same payment page and one customer', async () => {
  const owner = await world.addUser('owner');
  const answers = await Promise.all([1, 2, 3].map(() => world.checkout(owner, premiumPlan)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sessions = await openSessions(owner);
  expect(sessions).toHaveLength(1);
  const customers = await world.stripe.customers.list({ email: owner.email });
  expect(customers.data).toHaveLength(1);
  expect((await world.checkout(owner, premiumPlan)).body.url).toBe(sessions[0]!.url);
});

test.each([
  ['one server', 1],
  ['three servers', 3],
])('six identical checkouts at once at %s all get the one page', async (_servers, count) => {
  const owner = await world.addUser('owner');
  const servers = Array.from({ length: count }, () => world.appWith({}));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      world
        .send(owner, 'post', '/api/payments/create-checkout-session', servers[number % count])
        .send({ planId: premiumPlan }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const sessions = await openSessions(owner);
  expect(sessions).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.url))).toEqual(new Set([sessions[0]!.url]));
});

test('another plan closes the payment page of the first, and a paid one refuses a second subscription', async () => {
  const owner = await world.addUser('owner');
  const first = await world.checkout(owner, premiumPlan);
  const second = await world.checkout(owner, featuredPlan);
  const sessions = await openSessions(owner);
  expect(sessions.map(({ url }) => url)).toEqual([second.body.url]);
  expect((await fetch(first.body.url)).status).toBe(410);
  // Before its webhook has come.
  await world.order('/deliveries/pause');
  await world.pay(second.body.url);
  const third = await world.checkout(owner, premiumPlan);
  expect([third.status, third.body.code]).toEqual([409, 'alreadySubscribed']);
  expect((await portal(owner, { flow: 'changePlan' })).body.url).toMatch(/\/p\/session\/bps_/);
  await world.order('/deliveries/resume');
  await world.settled();
});

test('a submission that the plan has no room for is refused before anybody pays', async () => {
  const owner = await world.addUser('owner');
  await world.addLaundromat({ owner });
  const refused = await world.checkout(owner, premiumPlan, draftOf());
  expect([refused.status, refused.body.code]).toEqual([403, 'listingLimitReached']);
  expect(refused.body.error).toContain('La formule Premium permet une seule laverie');
  expect((await world.checkout(owner, featuredPlan, draftOf())).status).toBe(200);
});

test('a draft is its owner’s: sent again it is replaced, under another’s id it is refused', async () => {
  const [owner, other] = [await world.addUser('owner'), await world.addUser('owner')];
  const draft = draftOf();
  const first = await world.checkout(owner, premiumPlan, draft);
  const again = await world.checkout(owner, premiumPlan, { ...draft, name: 'Laverie du Vieux-Port' });
  expect(again.body.url).toBe(first.body.url);
  const foreign = await world.checkout(other, featuredPlan, { ...draft, name: 'Volée' });
  expect([foreign.status, foreign.body.code]).toEqual([409, 'conflict']);
  const { rows } = await world.sql.query(
    `select user_id, tier, form->>'name' as name, photos_count from laundromat_drafts where id = $1`,
    [draft.id],
  );
  expect(rows).toEqual([
    { user_id: owner.id, tier: 'premium', name: 'Laverie du Vieux-Port', photos_count: 2 },
  ]);
  const listed = await world.addLaundromat({ owner: other });
  const used = await world.checkout(other, featuredPlan, draftOf({ id: listed }));
  expect([used.status, used.body.code]).toEqual([409, 'draftAlreadyListed']);
  const broken = await world.checkout(other, featuredPlan, draftOf({ name: ' ' }));
  expect([broken.status, broken.body.code]).toEqual([400, 'invalidInput']);
});

test('a customer that Stripe does not know is replaced; a subscription that it does not know is not sold twice', async () => {
  const owner = await world.addUser('owner');
  await world.sql.query(
    `update users set stripe_customer_id = 'cus_gone_' || left(id::text, 8) where id = $1`,
    [owner.id],
  );
  expect((await portal(owner)).body.code).toBe('subscriptionNotFound');
  expect((await world.checkout(owner, premiumPlan)).status).toBe(200);
  expect(await customerOf(owner)).not.toMatch(/gone/);

  const subscribed = await world.addUser('owner');
  await world.subscribe(subscribed, premiumPlan);
  for (const answer of [await world.checkout(subscribed, featuredPlan), await portal(subscribed)]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'subscriptionUnmanaged']);
  }
});

test('the portal only leads back to pages of ours', async () => {
  const owner = await world.addUser('owner');
  for (const returnPath of ['https://ailleurs.test/', '//ailleurs.test', '/\\ailleurs.test', 'abonnement']) {
    expect((await portal(owner, { returnPath })).body.code).toBe('invalidInput');
  }
  expect((await portal(visitor)).status).toBe(401);
});

test('Stripe’s errors are a 503 that says so, one of them alone is not even noticed', async () => {
  const owner = await world.addUser('owner');
  await world.order('/faults', { api: ['http_429'] });
  const busy = await world.checkout(owner, premiumPlan);
  expect([busy.status, busy.body.code]).toEqual([503, 'paymentsUnavailable']);
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
  await world.order('/faults', { api: ['http_500', 'lost_answer'] });
  expect((await world.checkout(owner, premiumPlan)).status).toBe(200);
  expect((await world.stripe.customers.list({ email: owner.email })).data).toHaveLength(1);
  const none = world.appWith({ STRIPE_SECRET_KEY: undefined });
  const answer = await world
    .send(owner, 'post', '/api/payments/create-checkout-session', none)
    .send({ planId: premiumPlan });
  expect([answer.status, answer.body.code]).toEqual([503, 'paymentsUnavailable']);
});

interface Answer {
  data: Record<string, { url: string }>;
  errors: { extensions: { code: string } }[];
}

test('the Hasura actions are the same doors', async () => {
  const owner = await world.addUser('owner');
  const ask = async (query: string, variables: object) => {
    const response = await fetch(`${world.engine.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner.cookie },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  };
  const opened = await ask(
    `mutation ($planId: uuid!, $draft: LaundromatDraftInput) { createCheckoutSession(planId: $planId, draft: $draft) { url } }`,
    { planId: premiumPlan, draft: draftOf() },
  );
  expect(opened.data.createCheckoutSession!.url).toMatch(/\/c\/pay\/cs_test_/);
  const sessionId = await world.pay(opened.data.createCheckoutSession!.url);
  const confirmed = await ask(
    `mutation ($sessionId: String!) { confirmCheckoutSession(sessionId: $sessionId) { status draft { status } } }`,
    { sessionId },
  );
  expect(confirmed.data.confirmCheckoutSession).toEqual({ status: 'active', draft: { status: 'published' } });
  const portalPage = await ask(`mutation { createPortalSession(returnPath: "/subscription") { url } }`, {});
  expect(portalPage.data.createPortalSession!.url).toMatch(/\/p\/session\/bps_/);
  const again = await ask(`mutation { createCheckoutSession(planId: "${featuredPlan}") { url } }`, {});
  expect(again.errors[0]!.extensions.code).toBe('alreadySubscribed');
  await world.settled();
});
