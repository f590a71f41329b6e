import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedDocument } from './allowed-operations.ts';
import { startStack, type Stack } from './index.ts';
import { addRow, countRows, useStackStarts } from './testing/stack-starts.ts';
import { ask } from './testing/test-database.ts';

const starts = useStackStarts();

describe('a running stack', () => {
  let stack: Stack;
  const messages: string[] = [];
  const folder = () => starts.dataFolder('running');

  beforeAll(async () => {
    stack = await startStack({
      port: 0,
      dataDirectory: folder(),
      demo: true,
      durable: false,
      server: { LOG_LEVEL: 'silent' },
      log: (message) => messages.push(message),
    });
  });
  afterAll(() => stack.close());

  test('it serves every public path and protects its secrets file', async () => {
    const health = async () => {
      const answer = await fetch(`${stack.url}/healthz`);
      return [answer.status, await answer.json()];
    };
    await expect
      .poll(health)
      .toEqual([200, { status: 'ok', parts: { postgres: 'ok', engine: 'ok', actions: 'ok', disk: 'ok' } }]);
    const services = await fetch(`${stack.url}/api/services`);
    expect(await services.json()).toHaveLength(14);
    const answer = await fetch(`${stack.url}/v1/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: allowedDocument('app_Services') }),
    });
    expect(await answer.json()).toMatchObject({ data: { services: { length: 14 } } });
    const { mode } = await stat(path.join(folder(), 'secrets.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  test('it draws the map and geocodes with its own services', async () => {
    const { url: tiles } = (await (await fetch(`${stack.url}/api/places/map`)).json()) as { url: string };
    const tile = await fetch(
      stack.url + tiles.replace('{z}', '15').replace('{x}', '16600').replace('{y}', '11270'),
    );
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const missing = await fetch(
      stack.url + tiles.replace('{z}', '1').replace('{x}', '2').replace('{y}', '0'),
    );
    expect(missing.status).toBe(404);

    const suggest = () => fetch(`${stack.url}/api/places/suggestions?q=3+quai+du+port+brest`);
    await expect
      .poll(async () => (await suggest()).json() as Promise<unknown>)
      .toContainEqual(expect.objectContaining({ city: 'Brest' }));
  });

  test('the admin secret has no effect on the public origin', async () => {
    const answer = await fetch(`${stack.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'x-hasura-admin-secret': stack.secrets.adminSecret, 'x-hasura-role': 'admin' },
      body: JSON.stringify({ query: '{ users { id } }' }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'query is not allowed' }] });
  });

  test('an account registered on the public origin works in GraphQL, and its email is in the mailbox', async () => {
    const password = 'mot de passe';
    const form = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      password,
      confirmPassword: password,
    };
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${stack.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: stack.url, cookie },
        body: JSON.stringify(body),
      });
    const registered = await post('/api/auth/register', form);
    expect(registered.status).toBe(201);
    const cookies = registered.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const query = allowedDocument('app_MyFavorites');
    const { user } = (await registered.json()) as { user: { id: string } };
    const own = await post('/v1/graphql', { query, variables: { me: user.id } }, cookies.join('; '));
    expect(await own.json()).toEqual({ data: { users_by_pk: { id: user.id }, favorites: [] } });

    const emails = async () =>
      (await (await fetch(`${stack.url}/__sandbox/mail?to=a@example.org`)).json()) as unknown[];
    await expect.poll(emails).toHaveLength(1);
    expect((await emails())[0]).toMatchObject({
      to: ['a@example.org'],
      subject: 'Confirmez votre adresse email',
      date: expect.stringMatching(/^\d{4}-/),
      text: expect.stringContaining(`${stack.url}/verifier-email?token=`),
      html: expect.stringContaining(`${stack.url}/verifier-email?token=`),
    });
  });

  test('the demo accounts sign in with their password', async () => {
    for (const [email, role] of [
      ['client@lavoir.test', 'client'],
      ['proprietaire@lavoir.test', 'owner'],
      ['admin@lavoir.test', 'admin'],
    ]) {
      const answer = await fetch(`${stack.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'demo1234' }),
      });
      expect(await answer.json()).toMatchObject({ user: { email, role } });
    }
  });

  test('payments use the sandbox, whose pages are on the public origin', async () => {
    const { port } = new URL(stack.stripe.STRIPE_API_URL!);
    const stripe = new Stripe(stack.stripe.STRIPE_SECRET_KEY!, { host: '127.0.0.1', port, protocol: 'http' });
    const product = await stripe.products.create({ name: 'Premium' });
    const recurring = { interval: 'year' as const };
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 5900,
      recurring,
    });
    const { id: customer } = await stripe.customers.create({ email: 'a@example.org' });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${stack.url}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(session.url).toMatch(`${stack.url}/__sandbox/stripe/c/pay/`);
    const page = await fetch(session.url!);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Bac à sable')]);
  });

  test('the demo plans are for sale, and the demo owner can manage the seeded subscription', async () => {
    const plans = await (await fetch(`${stack.url}/api/subscription-plans`)).json();
    expect(plans).toMatchObject([
      { stripePriceId: null },
      { stripePriceId: expect.stringMatching(/^price_/) },
      { stripePriceId: expect.stringMatching(/^price_/) },
    ]);
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${stack.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const login = await post('/api/auth/login', { email: 'proprietaire@lavoir.test', password: 'demo1234' });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const query = allowedDocument('app_CreatePortal');
    const portal = await post('/v1/graphql', { query, variables: { flow: 'cancel' } }, cookie);
    const { data } = (await portal.json()) as { data: { createPortalSession: { url: string } } };
    const { url } = data.createPortalSession;
    expect(url).toMatch(`${stack.url}/__sandbox/stripe/p/session/`);
    expect(await (await fetch(url)).text()).toContain('Premium+');
  });

  test('a killed Postgres is restarted, and requests get a 503 meanwhile', async () => {
    const ask = async () => {
      const query = { method: 'POST', body: JSON.stringify({ query: allowedDocument('app_Services') }) };
      const requests = [fetch(`${stack.url}/api/services`), fetch(`${stack.url}/v1/graphql`, query)];
      return (await Promise.all(requests)).map(({ status }) => status);
    };
    const pidFile = await readFile(path.join(folder(), 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');

    const seen = new Set<number>();
    const runsAgain = async () => {
      for (const status of await ask()) seen.add(status);
      return messages.includes('Postgres is running again');
    };
    await expect.poll(runsAgain).toBe(true);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await ask()).toEqual([200, 200]);
    expect(await (await fetch(`${stack.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
  });

  test('stopping one of two instances leaves the other running', async () => {
    const other = await starts.start();
    expect(other.secrets).not.toEqual(stack.secrets);
    await ask(other.databaseUrl, addRow('Seule'));
    expect(await ask(stack.databaseUrl, countRows('Seule'))).toBe(0);
    await other.close();
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  });

  test('a second instance on its data folder is refused in one sentence', async () => {
    const failure = await starts.startFailure({ dataDirectory: folder() });
    expect(failure).toMatch(/^The data folder .* is in use by another running instance\.$/);
  });
});
