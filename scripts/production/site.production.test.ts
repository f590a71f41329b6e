import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../e2e/ensure-chromium.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { runChecks } from '../hasura-check/checks.ts';
import { remoteServer } from '../hasura-check/server.ts';
import { buildStages } from './testing/build-stages.ts';
import { caddyfile } from './testing/caddy.ts';
import { shellEnvironment, startChild } from './testing/child.ts';
import { startSite, type RunningSite } from './testing/running-site.ts';
import { waitFor } from './wait.ts';

const project = path.resolve(import.meta.dirname, '..', '..');
const caddy = process.env.CADDY_PATH ?? 'caddy';
/** These tests search, read, write and sign in; pages are the same in every environment. */
const browserTitles = [
  'text finds laundromats while it is typed, and becomes part of the address',
  'a script in any field stays text',
  'is written without an account and shown at once',
  'the contact form stores a message',
  'a wrong password is refused, the right one signs in',
  'is renewed when Hasura refuses its token',
];

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  if (spawnSync(caddy, ['version']).status !== 0)
    throw new Error('Caddy is not installed: install it (Debian: apt-get install caddy) or set CADDY_PATH');
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-production-'));
  await chmod(folder, 0o755);
  const built = buildStages(path.join(folder, 'images'));
  site = await startSite({ built, dataDirectory: path.join(folder, 'data'), caddy });
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

function graphql(query: string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
}

const isUp = async () => (await fetch(`${site.url}/healthz`)).ok;

function newEvent(): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: Stripe.API_VERSION,
    data: { object: { id: 'sub_unknown', object: 'subscription' } },
  });
}

async function sendEvent(payload: string, query = ''): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: site.webhookSecret });
  const { status } = await fetch(`${site.url}/webhooks/stripe${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return status;
}

test.each(['lavoir.example.fr', ':8080'])('the Caddyfile is valid for %s', (SITE_ADDRESS) => {
  const settings = { PUBLIC_URL: 'https://lavoir.example.fr', REDIRECT_FROM: 'www.lavoir.example.fr' };
  const env = { ...process.env, ...settings, SITE_ADDRESS };
  const args = ['validate', '--config', caddyfile, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(caddy, args, { encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
});

test('the Caddyfile is formatted and announces no HTTP/3: its port would be that of the container', async () => {
  const text = await readFile(caddyfile, 'utf8');
  expect(text).toMatch(/^\s*protocols h1 h2$/m);
  expect(spawnSync(caddy, ['fmt', caddyfile], { encoding: 'utf8' }).stdout).toBe(text);
});

test('headers that Hasura trusts are removed', async () => {
  const headers = {
    'X-Hasura-Admin-Secret': site.adminSecret,
    'x-hasura-role': 'admin',
    'x-hasura-user-id': randomUUID(),
  };
  const answer = await graphql('{ users { email password } }', headers);
  expect(await answer.json()).toEqual({ errors: expect.anything() });
});

test('valid cookies are accepted, expired and forged ones refused', async () => {
  const { adminSecret, jwtKey, engineUrl, url } = site;
  const server = remoteServer({ url: engineUrl, adminSecret });
  const rows = await runChecks({ ...server, jwtKey, front: url, named: new Set(['sessions']) });
  const sessions = rows.filter(({ check }) => check === 'sessions');
  expect(sessions.length).toBeGreaterThan(5);
  expect(sessions.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
});

test('only operations of the allow list are executed', async () => {
  expect(await (await graphql('{ services { name } }')).text()).toContain('query is not allowed');
});

test('pages of other origins cannot send GraphQL', async () => {
  expect((await graphql('{ services { id } }', { origin: 'https://evil.example' })).status).toBe(403);
});

test('the second domain is redirected, and HSTS names no subdomains unless asked', async () => {
  const other = site.url.replace('localhost', '127.0.0.1');
  const redirected = await fetch(`${other}/directory?q=a`, { redirect: 'manual' });
  expect(redirected.status).toBe(301);
  expect(redirected.headers.get('location')).toBe(`${site.url}/directory?q=a`);
  const { headers } = await fetch(site.url, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test.each([
  '/v1/metadata',
  '/v2/query',
  '/console',
  '/actions/reportContent',
  '/events/x',
  '/metrics',
  '/readyz',
])('the private path %s does not exist', async (address) => {
  expect((await fetch(site.url + address)).status).toBe(404);
});

test.each([
  ['/'.repeat(15_000), 414],
  [`/api/${'a'.repeat(2048)}`, 414],
  ['//directory', 404],
  ['/laverie//a', 404],
  ['/photos/%2F%2Fa.webp', 404],
  ['/api/services?q=//', 200],
])('paths with empty segments or of more than 2 kB are refused (%#)', async (address, status) => {
  expect((await fetch(site.url + address, { headers: { accept: 'text/html' } })).status).toBe(status);
});

test.each(['/laverie/a.', '/laverie/%00', '/laverie//a', '/ancienne-page.html', '/metrics'])(
  'a visitor at an address that does not exist gets the app, which says so: %s',
  async (address) => {
    const answer = await fetch(site.url + address, { headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('<div id="root"');
  },
);

test('pages are rendered by the server and revalidated, and files are compressed and cached', async () => {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  const page = await fetch(`${site.url}/directory`, { headers });
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  // Browsers revalidate the page each time; a cache in front of the site may store it.
  expect(page.headers.get('cache-control')).toContain('max-age=0, s-maxage=60');
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
  expect(html).toMatch(/<h1[ >]/);
  const again = await fetch(`${site.url}/directory`, {
    // Sends the header of a browser. Node would send `no-cache`, which requests the whole page.
    headers: { ...headers, 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
  expect(await (await fetch(`${site.url}/directory`, { headers: { accept: '*/*' } })).text()).toBe(html);

  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const asset = await fetch(site.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${site.url}/sw.js.map`)).status).toBe(404);
  expect(await (await fetch(`${site.url}/sw.js`)).text()).not.toContain('sourceMappingURL');
});

test('the request id of Caddy is in the log of the server', async () => {
  const answer = await fetch(`${site.url}/api/services`, { headers: { 'x-request-id': 'chosen-outside' } });
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor('the log line', async () => site.server().output().includes(id));
});

test('metrics contain requests and the backlog of events', async () => {
  const text = await (await fetch(site.metricsUrl)).text();
  for (const name of ['lavoir_http_request_seconds_count', 'lavoir_hasura_up 1', 'process_cpu_seconds_total'])
    expect(text).toContain(name);
});

test('the webhook endpoint is created with only Stripe running, and its secret is printed for .env', async () => {
  const createEndpoint = async () => {
    const program = site.startProgram(['stripe-sync.mjs', '--endpoint'], {
      PUBLIC_URL: 'http://127.0.0.1:9',
      HASURA_URL: 'http://127.0.0.1:9',
      STRIPE_WEBHOOK_SECRETS: '',
    });
    return { code: await program.ended, output: program.output() };
  };
  expect(await createEndpoint()).toEqual({
    code: 0,
    output: expect.stringMatching(/^STRIPE_WEBHOOK_SECRETS=whsec_\w{16,}\n$/),
  });
  expect(await createEndpoint()).toEqual({ code: 1, output: expect.stringContaining('already exists') });
});

test('a public server does not start with demo accounts', async () => {
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  const program = site.startProgram(['main.mjs'], {
    PUBLIC_URL: 'https://lavoir.example.fr',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('the database contains admin@lavoir.test');
});

test('pages open while the server is down, and missing ones give a 404 while it is up', async () => {
  const navigate = () => fetch(`${site.url}/laverie/nulle-part`, { headers: { accept: 'text/html' } });
  expect((await navigate()).status).toBe(404);
  await site.server().stop();
  const [page, health] = await Promise.all([navigate(), fetch(`${site.url}/healthz`)]);
  site.startServer({ traced: true });
  await waitFor('the new server', isUp);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('id="root"');
  expect(health.status).toBe(502);
});

test('traces contain the requests to Hasura and Stripe, and no secret', async () => {
  const { collector } = site;
  const chosen = 'ab'.repeat(16);
  const headers = { traceparent: `00-${chosen}-${'cd'.repeat(8)}-01` };
  await fetch(`${site.url}/api/laundromats?limit=1`, { headers });
  expect(await sendEvent(newEvent(), '?token=private')).toBe(200);
  const called = (request: string) => {
    const handled = collector.spans().filter(({ name }) => name.startsWith(request));
    const traces = new Set(handled.map(({ traceId }) => traceId));
    return collector.spans().some(({ kind, traceId }) => kind === 3 && traces.has(traceId));
  };
  await waitFor('a request to Hasura', async () => called('GET /api/laundromats'));
  await waitFor('a request to Stripe', async () => called('POST /events/'));
  const text = collector.text();
  expect(text).toContain('POST /webhooks/stripe');
  for (const secret of [chosen, site.adminSecret, 'private', 'whsec_', 'sk_test_'])
    expect(text).not.toContain(secret);
});

test('one id leads from the answer to the spans, the SQL session, the event, the log and the email', async () => {
  await withClient(site.databaseUrl, (client) =>
    client.query(`create table seen (application text);
      create function see() returns trigger language plpgsql as $$ begin insert into seen values (current_setting('application_name')); return new; end $$;
      create trigger see before insert on contacts for each row execute function see()`),
  );
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-b3-traceid': 'ab'.repeat(16) },
    body: JSON.stringify({ id: randomUUID(), name: 'Luc', email: 'luc@example.fr', message: 'Bonjour.' }),
  });
  expect(answer.status).toBe(201);
  const id = answer.headers.get('x-request-id')!;
  const trace = id.replaceAll('-', '');
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ application: string }>('drop trigger see on contacts; select application from seen'),
  ).then((results) => [results].flat().at(-1)!);
  expect(rows[0]?.application).toBe(id);
  const mails = path.join(folder, 'data', 'mail');
  await waitFor('the email', async () => {
    const files = await Promise.all(
      (await readdir(mails)).map((name) => readFile(path.join(mails, name), 'utf8')),
    );
    return files.some((file) => file.includes(`X-Request-ID: ${id}`));
  });
  const spans = () => site.collector.spans().filter(({ traceId }) => traceId === trace);
  await waitFor('the spans', async () =>
    ['POST /api/contact', 'POST /events/contact_received'].every((name) =>
      spans().some((span) => span.name === name),
    ),
  );
  expect(
    site
      .server()
      .output()
      .split('\n')
      .filter((line) => line.includes(id)).length,
  ).toBeGreaterThan(1);
});

test('no webhook is lost while the server is replaced: it is stored or refused', async () => {
  const sent: { event: string; status: Promise<number> }[] = [];
  const send = () => {
    const event = newEvent();
    sent.push({ event, status: sendEvent(event) });
  };
  const stopped = site.server().stop();
  send();
  const sending = setInterval(send, 200);
  expect(await stopped).toBe(0);
  site.startServer();
  await waitFor('the new server', isUp);
  clearInterval(sending);
  const statuses = await Promise.all(sent.map(({ status }) => status));
  expect(statuses[0]).toBe(200);
  // Stripe repeats an event for three days after any response other than 2xx, so send these again.
  const refused = sent.filter((_, index) => statuses[index] !== 200);
  expect(statuses.filter((status) => status !== 200 && status !== 502)).toEqual([]);
  for (const { event } of refused) expect(await sendEvent(event)).toBe(200);
});

test('browser tests pass through Caddy', async () => {
  await ensureChromium();
  const args = [
    path.join('node_modules', 'playwright', 'cli.js'),
    'test',
    '--reporter=line',
    `--grep=(${browserTitles.join('|')})`,
    '--output=test-results/production',
  ];
  const run = startChild(process.execPath, args, {
    cwd: project,
    env: { ...shellEnvironment(), LAVOIR_URL: site.url, LAVOIR_DATABASE_URL: site.databaseUrl },
  });
  expect(await run.ended, run.output().slice(-4000)).toBe(0);
  expect(run.output()).toContain(`${browserTitles.length} passed`);
});
