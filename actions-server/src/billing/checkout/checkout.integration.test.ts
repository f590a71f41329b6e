import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { draftOf, setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';
import { featuredPlan, freePlan, premiumPlan, visitor, type Person } from '../../../testing/server-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling();
});
afterAll(() => setup?.close());

async function portal(person: Person, variables: { flow?: string; returnPath?: string } = {}) {
  const { data, errors } = await setup.graphql<{ createPortalSession: { url: string } }>(
    person,
    `mutation ($flow: String, $returnPath: String) {
      createPortalSession(flow: $flow, returnPath: $returnPath) { url }
    }`,
    variables,
  );
  return { url: data?.createPortalSession.url, code: errors?.[0]?.extensions.code };
}
const customerOf = async ({ id }: Person): Promise<string> =>
  (await setup.sql.query('select stripe_customer_id as id from users where id = $1', [id])).rows[0].id;
const openSessions = async (owner: Person) =>
  (await setup.stripe.checkout.sessions.list({ customer: await customerOf(owner), status: 'open' })).data;

test('only owners buy, and a refusal contains `error` too', async () => {
  const refused = await setup.checkout(visitor, premiumPlan);
  const message = 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.';
  expect([refused.status, refused.body]).toEqual([401, { code: 'unauthenticated', message, error: message }]);
  const client = await setup.checkout(await setup.addUser('client'), premiumPlan);
  expect([client.status, client.body.code]).toEqual([403, 'ownerOnly']);
});

test('the plan determines the price: unknown, free, stale and other plans’ prices are refused', async () => {
  const owner = await setup.addUser('owner');
  const buy = (body: object) => setup.send(owner, 'post', '/api/payments/create-checkout-session').send(body);
  const unknown = 'b0000000-0000-4000-8000-00000000ffff';
  expect(await buy({ planId: unknown })).toMatchObject({ status: 404, body: { code: 'planNotFound' } });
  expect(await buy({ planId: freePlan })).toMatchObject({ status: 400, body: { code: 'planIsFree' } });
  expect(await buy({ planId: 'premium' })).toMatchObject({ status: 400, body: { code: 'invalidInput' } });
  const plans = (await setup.send(visitor, 'get', '/api/subscription-plans')).body;
  const featured = plans.find(({ id }: { id: string }) => id === featuredPlan);
  for (const priceId of ['price_of_yesterday', featured.stripePriceId]) {
    const otherPrice = await buy({ planId: premiumPlan, priceId });
    expect(otherPrice).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
  }
});

test('plans carry the price under which they are sold, and a second synchronisation changes nothing', async () => {
  const before = (await setup.send(visitor, 'get', '/api/subscription-plans')).body;
  expect(before.map(({ stripePriceId }: { stripePriceId: string | null }) => stripePriceId)).toEqual([
    null,
    expect.stringMatching(/^price_/),
    expect.stringMatching(/^price_/),
  ]);
  const versions = () => setup.sql.query('select id, xmin from subscription_plans order by id');
  const stored = (await versions()).rows;
  await setup.syncPlans();
  expect((await versions()).rows).toEqual(stored);
  expect((await setup.send(visitor, 'get', '/api/subscription-plans')).body).toEqual(before);
  const prices = await setup.stripe.prices.list({ limit: 100 });
  expect(prices.data.flatMap(({ lookup_key }) => lookup_key ?? []).toSorted()).toEqual([
    'premium_plus_month_eur',
    'premium_year_eur',
  ]);
});

test('a plan of an old database in another currency than the site’s is not synchronized', async () => {
  const constraint = 'subscription_plans_currency_site';
  const setCurrency = (currency: string) =>
    setup.sql.query(`update subscription_plans set currency = '${currency}' where id = '${premiumPlan}'`);
  await setup.sql.query(`alter table subscription_plans drop constraint ${constraint}`);
  onTestFinished(async () => {
    await setCurrency('eur');
    await setup.sql.query(
      `alter table subscription_plans add constraint ${constraint} check (currency = 'eur') not valid`,
    );
  });
  await setCurrency('chf');
  await expect(setup.syncPlans()).rejects.toThrow('plan Premium is in chf');
});

test('a price that an administrator has changed is refused once, then sold; subscribers at the old price keep the plan', async () => {
  const [owner, next] = [await setup.addUser('owner'), await setup.addUser('owner')];
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const setPrice = (price: number) =>
    setup.sql.query('update subscription_plans set price = $2 where id = $1', [premiumPlan, price]);
  onTestFinished(async () => {
    await setPrice(59);
    await setup.syncPlans();
  });
  await setPrice(69);
  const refused = await setup.checkout(next, premiumPlan);
  expect([refused.status, refused.body.code]).toEqual([409, 'priceChanged']);
  await setup.buy(next, premiumPlan);
  await setup.order(`/subscriptions/${await setup.subscriptionOf(owner)}/renew`, { outcome: 'ok' });
  await setup.eventsHandled();
  expect((await setup.stateOf(next)).payments).toMatchObject([{ amount: '69.00' }]);
  expect(await setup.stateOf(owner)).toMatchObject({
    subscriptions: [{ plan: 'Premium', status: 'active' }],
    payments: [{ amount: '59.00' }, { amount: '59.00' }],
  });
});

test('the customer at Stripe has the present address of the account from the next page on', async () => {
  const owner = await setup.addUser('owner');
  await setup.buy(owner, premiumPlan);
  await setup.eventsHandled();
  const { rows } = await setup.sql.query('select stripe_customer_id as id from users where id = $1', [
    owner.id,
  ]);
  const email = `neuf-${owner.email}`;
  await setup.sql.query('update users set email = $2 where id = $1', [owner.id, email]);
  await setup.graphql(owner, 'mutation { createPortalSession { url } }');
  expect(await setup.stripe.customers.retrieve(rows[0].id)).toMatchObject({ email });
  await setup.eventsHandled();
});

test('two tabs at once get the same payment page and one customer', async () => {
  const owner = await setup.addUser('owner');
  const answers = await Promise.all([1, 2, 3].map(() => setup.checkout(owner, premiumPlan)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sessions = await openSessions(owner);
  expect(sessions).toHaveLength(1);
  const customers = await setup.stripe.customers.list({ email: owner.email });
  expect(customers.data).toHaveLength(1);
  expect((await setup.checkout(owner, premiumPlan)).body.url).toBe(sessions[0]!.url);
});

test.each([
  ['one server', 1],
  ['three servers', 3],
])('six identical checkouts at once at %s all get the one page', async (_servers, count) => {
  const owner = await setup.addUser('owner');
  const servers = Array.from({ length: count }, () => setup.appWith({}));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      setup
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
  const owner = await setup.addUser('owner');
  const first = await setup.checkout(owner, premiumPlan);
  const second = await setup.checkout(owner, featuredPlan);
  const sessions = await openSessions(owner);
  expect(sessions.map(({ url }) => url)).toEqual([second.body.url]);
  expect((await fetch(first.body.url)).status).toBe(410);
  await setup.order('/deliveries/pause');
  await setup.pay(second.body.url);
  const third = await setup.checkout(owner, premiumPlan);
  expect([third.status, third.body.code]).toEqual([409, 'alreadySubscribed']);
  expect((await portal(owner, { flow: 'changePlan' })).url).toMatch(/\/p\/session\/bps_/);
  await setup.order('/deliveries/resume');
  await setup.eventsHandled();
});

test('a draft for which the plan has no room is refused before payment', async () => {
  const owner = await setup.addUser('owner');
  await setup.addLaundromat({ owner });
  const refused = await setup.checkout(owner, premiumPlan, draftOf());
  expect([refused.status, refused.body.code]).toEqual([403, 'laundromatLimitReached']);
  expect(refused.body.error).toContain('La formule Premium permet une seule laverie');
  expect((await setup.checkout(owner, featuredPlan, draftOf())).status).toBe(200);
});

test('an owner has at most 20 unpaid drafts, and may go on with each of them', async () => {
  const owner = await setup.addUser('owner');
  const drafts = Array.from({ length: 20 }, () => draftOf());
  await setup.sql.query(
    `insert into laundromat_drafts (id, user_id, form) select (form ->> 'id')::uuid, $1, form from jsonb_array_elements($2) form`,
    [owner.id, JSON.stringify(drafts)],
  );
  const refused = await setup.checkout(owner, premiumPlan, draftOf());
  expect([refused.status, refused.body.code]).toEqual([403, 'laundromatLimitReached']);
  expect((await setup.checkout(owner, premiumPlan, drafts[0])).status).toBe(200);
});

test('a repeated draft replaces the first; one under the id of another user’s draft is refused', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const draft = draftOf();
  const first = await setup.checkout(owner, premiumPlan, draft);
  const again = await setup.checkout(owner, premiumPlan, { ...draft, name: 'Laverie du Vieux-Port' });
  expect(again.body.url).toBe(first.body.url);
  const foreign = await setup.checkout(other, featuredPlan, { ...draft, name: 'Volée' });
  expect([foreign.status, foreign.body.code]).toEqual([409, 'conflict']);
  const { rows } = await setup.sql.query(
    `select user_id, form->>'name' as name from laundromat_drafts where id = $1`,
    [draft.id],
  );
  expect(rows).toEqual([{ user_id: owner.id, name: 'Laverie du Vieux-Port' }]);
  const listed = await setup.addLaundromat({ owner: other });
  const used = await setup.checkout(other, featuredPlan, draftOf({ id: listed }));
  expect([used.status, used.body.code]).toEqual([409, 'draftAlreadyUsed']);
  const broken = await setup.checkout(other, featuredPlan, draftOf({ name: ' ' }));
  expect([broken.status, broken.body.code]).toEqual([400, 'invalidInput']);
});

test('a draft does not replace one that another owner stores under its id in the same moment', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const draft = draftOf();
  await setup.sql.query('begin');
  await setup.sql.query('insert into laundromat_drafts (id, user_id, form) values ($1, $2, $3)', [
    draft.id,
    other.id,
    draft,
  ]);
  const answer = setup.checkout(owner, premiumPlan, draft).then(({ status }) => status);
  await setup.areWaiting(1);
  await setup.sql.query('commit');
  expect(await answer).toBe(409);
  expect(await setup.count('laundromat_drafts', 'id = $1 and user_id = $2', draft.id, other.id)).toBe(1);
});

test('a draft that has become a laundromat is refused, with another reason when its values differ', async () => {
  const owner = await setup.addUser('owner');
  const draft = draftOf();
  await setup.buy(owner, premiumPlan, draft);
  await setup.eventsHandled();
  await setup.stripe.subscriptions.cancel(await setup.subscriptionOf(owner));
  await setup.eventsHandled();
  const same = await setup.checkout(owner, featuredPlan, draft);
  expect([same.status, same.body.code]).toEqual([409, 'draftAlreadyUsed']);
  const other = await setup.checkout(owner, featuredPlan, { ...draft, name: 'Laverie du Vieux-Port' });
  expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  expect(other.body.error).toContain("a déjà été enregistrée, avec d'autres informations");
});

test('a customer that Stripe does not know is replaced; a subscription that it does not know is not sold twice', async () => {
  const owner = await setup.addUser('owner');
  await setup.sql.query(
    `update users set stripe_customer_id = 'cus_gone_' || left(id::text, 8) where id = $1`,
    [owner.id],
  );
  expect((await portal(owner)).code).toBe('subscriptionNotFound');
  expect((await setup.checkout(owner, premiumPlan)).status).toBe(200);
  expect(await customerOf(owner)).not.toMatch(/gone/);

  const subscribed = await setup.addUser('owner');
  await setup.subscribe(subscribed, premiumPlan);
  const refused = await setup.checkout(subscribed, featuredPlan);
  expect([refused.status, refused.body.code]).toEqual([409, 'subscriptionUnmanaged']);
  expect((await portal(subscribed)).code).toBe('subscriptionUnmanaged');
});

test('the portal only returns to pages of the site, and does not exist for a visitor', async () => {
  const owner = await setup.addUser('owner');
  expect((await portal(visitor)).code).toBe('validation-failed');
  for (const returnPath of ['https://ailleurs.test/', '//ailleurs.test', '/\\ailleurs.test', 'abonnement']) {
    expect((await portal(owner, { returnPath })).code).toBe('invalidInput');
  }
});

test('errors of Stripe give a 503, and a single one is retried', async () => {
  const owner = await setup.addUser('owner');
  await setup.order('/faults', { api: ['http_429'] });
  const busy = await setup.checkout(owner, premiumPlan);
  expect([busy.status, busy.body.code]).toEqual([503, 'paymentsUnavailable']);
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
  await setup.order('/faults', { api: ['http_500', 'lost_answer'] });
  expect((await setup.checkout(owner, premiumPlan)).status).toBe(200);
  expect((await setup.stripe.customers.list({ email: owner.email })).data).toHaveLength(1);
  const none = setup.appWith({ STRIPE_SECRET_KEY: undefined });
  const answer = await setup
    .send(owner, 'post', '/api/payments/create-checkout-session', none)
    .send({ planId: premiumPlan });
  expect([answer.status, answer.body.code]).toEqual([503, 'paymentsUnavailable']);
});

test('the Hasura action opens a checkout like the route', async () => {
  const owner = await setup.addUser('owner');
  const buy = (variables: object) =>
    setup.graphql<{ createCheckoutSession: { url: string } }>(
      owner,
      `mutation ($planId: uuid!, $draft: LaundromatDraftInput) {
        createCheckoutSession(planId: $planId, draft: $draft) { url }
      }`,
      variables,
    );
  const { url } = (await buy({ planId: premiumPlan, draft: draftOf() })).data!.createCheckoutSession;
  expect(url).toMatch(/\/c\/pay\/cs_test_/);
  const confirmed = await setup.confirm(owner, await setup.pay(url));
  expect(confirmed.data?.confirmCheckoutSession).toMatchObject({
    status: 'active',
    draft: { status: 'published' },
  });
  const again = await buy({ planId: featuredPlan });
  expect(again.errors?.[0]?.extensions.code).toBe('alreadySubscribed');
  await setup.eventsHandled();
});
