import { appendFile, chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { explainStartFailure, startStack, type Stack, type StackOptions } from './index.ts';
import { hasuraFolder } from './project-folder.ts';

let folder: string;
let running: Stack[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-stack-'));
  await chmod(folder, 0o755);
  running = [];
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((stack) => stack.close()));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const dataFolder = (name: string) => path.join(folder, name);

/** Starts on the folder that one start has prepared; preparing one for each test would take most of the time. */
async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  const stack = await startStack({ port: 0, dataDirectory: dataFolder('prepared'), demo: false, ...options });
  running.push(stack);
  return stack;
}

/** Why a start fails, in the one sentence that the console shows. */
async function startFailure(options: Partial<StackOptions>): Promise<string | undefined> {
  try {
    await start(options);
  } catch (error) {
    return explainStartFailure(error);
  }
  throw new Error('the stack has started');
}

/** A copy of hasura/ without the pictures, to be broken by a test. */
async function copyHasura(): Promise<string> {
  const copy = await mkdtemp(path.join(folder, 'hasura-'));
  for (const part of ['migrations', 'metadata'])
    await cp(path.join(hasuraFolder, part), path.join(copy, part), { recursive: true });
  return copy;
}

async function ask(databaseUrl: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const addRow = (name: string) =>
  `insert into contacts (name, email, subject, message) values ('${name}', 'a@b.fr', 'S', 'M')`;
const countRows = (name: string) => `select count(*)::int from contacts where name = '${name}'`;

describe('a stack that runs', () => {
  let stack: Stack;
  const runningFolder = () => dataFolder('running');

  beforeAll(async () => {
    stack = await startStack({ port: 0, dataDirectory: runningFolder(), demo: true });
  });
  afterAll(() => stack.close());

  test('it answers on every public path and keeps its secrets to itself', async () => {
    const health = await fetch(`${stack.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([
      200,
      { status: 'ok', parts: { postgres: 'ok', engine: 'ok', actions: 'ok' } },
    ]);
    const services = await fetch(`${stack.url}/api/services`);
    expect(await services.json()).toHaveLength(10);
    const answer = await fetch(`${stack.url}/v1/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: '{ services(limit: 1) { name } }' }),
    });
    expect(await answer.json()).toEqual({ data: { services: [{ name: expect.any(String) }] } });
    const { mode } = await stat(path.join(runningFolder(), 'secrets.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  test('the admin secret opens nothing from the public origin', async () => {
    const answer = await fetch(`${stack.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'x-hasura-admin-secret': stack.secrets.adminSecret, 'x-hasura-role': 'admin' },
      body: JSON.stringify({ query: '{ users { id } }' }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] });
  });

  test('an account made on the public origin is known to GraphQL, and its mail is in the sandbox', async () => {
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
    const own = await post('/v1/graphql', { query: '{ users { email } }' }, cookies.join('; '));
    expect(await own.json()).toEqual({ data: { users: [{ email: 'a@example.org' }] } });

    const mails = async () =>
      (await (await fetch(`${stack.url}/__sandbox/mail?to=a@example.org`)).json()) as unknown[];
    await expect.poll(mails).toHaveLength(1);
    expect((await mails())[0]).toMatchObject({
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

  test('payments go to a sandbox whose pages are on the public origin', async () => {
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
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${stack.url}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(session.url).toMatch(`${stack.url}/__sandbox/stripe/c/pay/`);
    const page = await fetch(session.url!);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Bac à sable')]);
  });

  test('the demo’s plans are on sale, and its owner manages the subscription of the seed', async () => {
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
    const portal = await post('/api/payments/create-portal-session', { flow: 'cancel' }, cookie);
    const { url } = (await portal.json()) as { url: string };
    expect(url).toMatch(`${stack.url}/__sandbox/stripe/p/session/`);
    expect(await (await fetch(url)).text()).toContain('Premium+');
  });

  test('two instances run side by side, and stopping one leaves the other', async () => {
    const other = await start();
    expect(other.secrets).not.toEqual(stack.secrets);
    await ask(other.databaseUrl, addRow('Seule'));
    expect(await ask(stack.databaseUrl, countRows('Seule'))).toBe(0);
    await other.close();
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  });

  test('its data folder is refused to a second one in one sentence', async () => {
    const failure = await startFailure({ dataDirectory: runningFolder() });
    expect(failure).toMatch(/^The data folder .* is in use by another running instance\.$/);
  });
});

describe('a data folder that was used before', () => {
  beforeAll(async () => {
    const first = await start();
    await first.close();
  });

  test('where mails are really sent there is no sandbox for them', async () => {
    const stack = await start({ smtpUrl: 'smtp://127.0.0.1:9' });
    expect((await fetch(`${stack.url}/__sandbox/mail`)).status).toBe(404);
  });

  test('a second start finds rows, secrets and database as they were left', async () => {
    const first = await start();
    await ask(first.databaseUrl, addRow('Gardée'));
    await first.close();
    const messages: string[] = [];
    const second = await start({ log: (message) => messages.push(message) });
    expect(second.secrets).toEqual(first.secrets);
    expect(await ask(second.databaseUrl, countRows('Gardée'))).toBe(1);
    expect(messages).toEqual(['starting Postgres', 'starting the engine', 'starting the servers']);
  });

  test('a broken migration stops the start, names the file and leaves the database as it was', async () => {
    const hasuraDirectory = await copyHasura();
    const migrations = path.join(hasuraDirectory, 'migrations', 'default');
    await addMigration(migrations, '9000000000001_good', 'create table added (id int);');
    await addMigration(migrations, '9000000000002_broken', 'create tabel broken (id int);');

    expect(await startFailure({ hasuraDirectory })).toContain('9000000000002_broken');
    const again = await start();
    expect(await ask(again.databaseUrl, "select to_regclass('public.added')")).toBeNull();
  });

  test('a metadata file that does not fit stops the start, names the file and undoes new migrations', async () => {
    const hasuraDirectory = await copyHasura();
    await addMigration(
      path.join(hasuraDirectory, 'migrations', 'default'),
      '9000000000001_good',
      'create table added (id int);',
    );
    const table = path.join(
      hasuraDirectory,
      'metadata',
      'databases',
      'default',
      'tables',
      'public_services.yaml',
    );
    await appendFile(table, '\nunheard_of_key: true\n');

    expect(await startFailure({ hasuraDirectory })).toMatch(/public_services\.yaml.*unheard_of_key/);
    const again = await start();
    expect(await ask(again.databaseUrl, "select to_regclass('public.added')")).toBeNull();
  });

  test('new migrations reach a database that already holds rows', async () => {
    const first = await start();
    await ask(first.databaseUrl, addRow('Avant'));
    await first.close();
    const hasuraDirectory = await copyHasura();
    await addMigration(
      path.join(hasuraDirectory, 'migrations', 'default'),
      '9000000000003_good',
      'create table reached (id int);',
    );
    const second = await start({ hasuraDirectory });
    expect(await ask(second.databaseUrl, "select to_regclass('public.reached')::text")).toBe('reached');
    expect(await ask(second.databaseUrl, countRows('Avant'))).toBe(1);
  });
});

test('a port in use is told in one sentence, and nothing is written', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const failure = await startFailure({ port, dataDirectory: dataFolder('unwritten') });
  other.close();
  expect(failure).toBe(
    `Port ${port} is in use by another program: stop it, or choose another port with PORT=….`,
  );
  await expect(stat(dataFolder('unwritten'))).rejects.toThrow('ENOENT');
});

async function addMigration(migrations: string, name: string, sql: string): Promise<void> {
  await mkdir(path.join(migrations, name));
  await writeFile(path.join(migrations, name, 'up.sql'), sql);
  await writeFile(path.join(migrations, name, 'down.sql'), 'select 1;');
}
