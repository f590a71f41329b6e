import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { runChecks } from '../hasura-check/checks.ts';
import { remoteServer } from '../hasura-check/remote-server.ts';
import type { RunningSite } from './running-site.ts';
import { freePort, waitFor } from './wait.ts';

type SiteCheck = (site: RunningSite) => Promise<string[]>;

const unless = (isGood: boolean, problem: string) => (isGood ? [] : [problem]);

function graphql(site: RunningSite, query: string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
}

/** Checks that require a real Caddy in front of the built server. Each returns its problems. */
export const siteChecks: Record<string, SiteCheck> = {
  'headers that Hasura trusts are removed': async (site) => {
    const query = '{ users { email password } }';
    const headers = {
      'X-Hasura-Admin-Secret': site.adminSecret,
      'x-hasura-role': 'admin',
      'x-hasura-user-id': randomUUID(),
    };
    const text = await (await graphql(site, query, headers)).text();
    return unless(
      !text.includes('@') && text.includes('errors'),
      `the admin secret was accepted: ${text.slice(0, 200)}`,
    );
  },

  'valid cookies are accepted, expired and forged ones refused': async (site) => {
    const { adminSecret, jwtKey, engineUrl, url } = site;
    const server = remoteServer({ url: engineUrl, adminSecret });
    const rows = await runChecks({ ...server, jwtKey, front: url, named: new Set(['sessions']) });
    const sessions = rows.filter(({ check }) => check === 'sessions');
    return [
      ...unless(sessions.length > 5, 'the sessions were not checked'),
      ...sessions
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ part, detail }) => `${part}: ${detail}`),
    ];
  },

  'only operations of the allow list are executed': async (site) => {
    const text = await (await graphql(site, '{ services { name } }')).text();
    return unless(
      text.includes('query is not allowed'),
      `an unknown operation was executed: ${text.slice(0, 200)}`,
    );
  },

  'pages of other origins cannot send GraphQL': async (site) => {
    const { status } = await graphql(site, '{ services { id } }', { origin: 'https://evil.example' });
    return unless(status === 403, `answered with ${status}`);
  },

  'the second domain is redirected, and HSTS names no subdomains unless asked': async (site) => {
    const other = site.url.replace('localhost', '127.0.0.1');
    const redirected = await fetch(`${other}/directory?q=a`, { redirect: 'manual' });
    const { headers } = await fetch(site.url, { headers: { 'X-Forwarded-Proto': 'https' } });
    return [
      ...unless(
        redirected.status === 301 && redirected.headers.get('location') === `${site.url}/directory?q=a`,
        `it answers ${redirected.status} ${redirected.headers.get('location')}`,
      ),
      ...unless(
        headers.get('strict-transport-security') === 'max-age=31536000',
        `Strict-Transport-Security is ${headers.get('strict-transport-security')}`,
      ),
    ];
  },

  'private paths do not exist': async (site) => {
    const paths = [
      '/v1/metadata',
      '/v2/query',
      '/console',
      '/actions/reportContent',
      '/events/x',
      '/metrics',
      '/readyz',
    ];
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await fetch(site.url + path)).status]),
    );
    return statuses
      .filter(([, status]) => status !== 404)
      .map(([path, status]) => `${path} answers ${status}`);
  },

  'paths with empty segments or of more than 2 kB are refused': async (site) => {
    const expected = [
      ['/'.repeat(15_000), 414],
      [`/api/${'a'.repeat(2048)}`, 414],
      ['//directory', 404],
      ['/laverie//a', 404],
      ['/photos/%2F%2Fa.webp', 404],
      ['/api/services?q=//', 200],
    ] as const;
    const answers = await Promise.all(
      expected.map(async ([path, status]) => {
        const answer = await fetch(site.url + path, { headers: { accept: 'text/html' } });
        return unless(answer.status === status, `${path.slice(0, 30)} answers ${answer.status}`);
      }),
    );
    return answers.flat();
  },

  'pages are drawn by the server and revalidated, and files are compressed and cached': async (site) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
    const page = await fetch(`${site.url}/directory`, { headers });
    const html = await page.text();
    const again = await fetch(`${site.url}/directory`, {
      // As a browser; Node would send `no-cache`, which asks for the whole page.
      headers: { ...headers, 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    const plain = await (await fetch(`${site.url}/directory`, { headers: { accept: '*/*' } })).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/assets/missing.js';
    const [worker, map] = await Promise.all(['/sw.js', '/sw.js.map'].map((path) => fetch(site.url + path)));
    const asset = await fetch(site.url + script, { headers: { 'accept-encoding': 'br' } });
    return [
      ...unless(
        page.headers.get('content-security-policy')?.includes("script-src 'self';") === true,
        'no policy for scripts',
      ),
      ...unless(
        page.headers.get('cache-control')?.includes('max-age=0, s-maxage=60') === true,
        'the page must be asked for again by browsers, and may be cached in front of the site',
      ),
      ...unless(/<title[^>]*>[^<]+<\/title>/.test(html), 'the page has no title'),
      ...unless(/<h1[ >]/.test(html), 'the page has no content'),
      ...unless(page.headers.get('content-encoding') === 'br', 'the page is not compressed'),
      ...unless(again.status === 304, `an unchanged page answers ${again.status}`),
      ...unless(
        map?.status === 404 && !(await worker!.text()).includes('sourceMappingURL'),
        'the source map of the service worker is public',
      ),
      ...unless(plain === html, 'a client that accepts anything gets another page'),
      ...unless(asset.headers.get('content-encoding') === 'br', `${script} is not compressed`),
      ...unless(
        asset.headers.get('cache-control')?.includes('immutable') === true,
        `${script} is not cached`,
      ),
    ];
  },

  'the request id of Caddy is in the log of the server': async (site) => {
    const answer = await fetch(`${site.url}/api/services`, { headers: { 'x-request-id': 'chosen-outside' } });
    const id = answer.headers.get('x-request-id') ?? '';
    await waitFor('the log line', async () => site.server().output().includes(id), 5_000);
    return unless(/^[0-9a-f-]{36}$/.test(id), `the id is "${id}"`);
  },

  'metrics contain requests and the backlog of events': async (site) => {
    const text = await (await fetch(site.metricsUrl)).text();
    const names = ['lavoir_http_request_seconds_count', 'lavoir_hasura_up 1', 'process_cpu_seconds_total'];
    return names.filter((name) => !text.includes(name)).map((name) => `${name} is missing`);
  },

  'the webhook endpoint is created with only Stripe running, and its secret is printed for .env': async (
    site,
  ) => {
    const createEndpoint = async () => {
      const program = site.startProgram(['stripe-sync.mjs', '--endpoint'], {
        PUBLIC_URL: 'http://127.0.0.1:9',
        HASURA_URL: 'http://127.0.0.1:9',
        STRIPE_WEBHOOK_SECRETS: '',
      });
      return { code: await program.ended, output: program.output() };
    };
    const first = await createEndpoint();
    const again = await createEndpoint();
    return [
      ...unless(
        first.code === 0 && /^STRIPE_WEBHOOK_SECRETS=whsec_\w{16,}\n$/.test(first.output),
        `the first time it printed ${first.output}`,
      ),
      ...unless(
        again.code === 1 && again.output.includes('already exists'),
        `the second time it printed ${again.output}`,
      ),
    ];
  },

  'a public server does not start with demo accounts': async (site) => {
    const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
    const program = site.startProgram(['main.mjs'], {
      PUBLIC_URL: 'https://lavoir.example.fr',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    });
    const code = await program.ended;
    return unless(
      code === 1 && program.output().includes('the database contains admin@lavoir.test'),
      `it ended with ${code}: ${program.output().slice(-300)}`,
    );
  },

  'pages open while the server is down, and missing ones give a 404 while it is up': async (site) => {
    const navigate = () => fetch(`${site.url}/laverie/nulle-part`, { headers: { accept: 'text/html' } });
    const missing = await navigate();
    await site.server().stop();
    const [page, answer] = await Promise.all([navigate(), fetch(`${site.url}/healthz`)]);
    const html = await page.text();
    // The next check reads its traces.
    site.startServer({ traced: true });
    await waitFor('the new server', async () => (await fetch(`${site.url}/healthz`)).ok);
    return [
      ...unless(missing.status === 404, `a missing laundromat answers ${missing.status}`),
      ...unless(page.status === 200 && html.includes('id="root"'), `the page answers ${page.status}`),
      ...unless(answer.status === 502, `without a server /healthz answers ${answer.status}`),
    ];
  },

  'traces contain the requests to Hasura and Stripe, and no secret': async (site) => {
    const { collector } = site;
    const chosen = 'ab'.repeat(16);
    await fetch(`${site.url}/api/services`, {
      headers: { traceparent: `00-${chosen}-${'cd'.repeat(8)}-01` },
    });
    const status = await sendEvent(site, newEvent(), '?token=private');
    // Hasura delivers the event to the server, which then calls Stripe.
    const asked = () => {
      const handled = collector.spans().filter(({ name }) => name.startsWith('POST /events/'));
      const traces = new Set(handled.map(({ traceId }) => traceId));
      const requests = collector.spans().filter(({ kind, traceId }) => kind === 3 && traces.has(traceId));
      return new Set(requests.map(({ attributes }) => attributes['server.port']));
    };
    await waitFor('a trace with requests to both', async () => asked().size === 2, 10_000);
    const text = collector.text();
    return [
      ...unless(status === 200, `the webhook got ${status}`),
      ...unless(text.includes('POST /webhooks/stripe'), 'the webhook has no span'),
      ...unless(
        text.includes('GET /api/services') && !text.includes(chosen),
        'a client chose the id of a trace',
      ),
      ...[site.adminSecret, 'private', 'whsec_', 'sk_test_']
        .filter((secret) => text.includes(secret))
        .map(() => 'a trace contains a secret'),
    ];
  },

  'no webhook is lost while the server is replaced: it is stored or refused': async (site) => {
    const sent: { event: string; status: Promise<number> }[] = [];
    const send = () => {
      const event = newEvent();
      sent.push({ event, status: sendEvent(site, event) });
    };
    const stopped = site.server().stop();
    send();
    const sending = setInterval(send, 200);
    const code = await stopped;
    site.startServer();
    await waitFor('the new server', async () => (await fetch(`${site.url}/healthz`)).ok);
    clearInterval(sending);
    const answers = await Promise.all(
      sent.map(async ({ event, status }) => ({ event, status: await status })),
    );
    // Stripe retries any response other than 2xx for three days.
    const again = answers.filter(({ status }) => status !== 200);
    const repeated = await Promise.all(again.map(({ event }) => sendEvent(site, event)));
    return [
      ...unless(code === 0, `the server ended with ${code}`),
      ...unless(answers[0]?.status === 200, `an event sent during the stop got ${answers[0]?.status}`),
      ...unless(
        again.every(({ status }) => status === 502),
        'a webhook was refused with a status other than 502',
      ),
      ...unless(
        repeated.every((status) => status === 200),
        `sent again, events got ${repeated.join(', ')}`,
      ),
    ];
  },
};

function newEvent(): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: Stripe.API_VERSION,
    data: { object: { id: 'sub_unknown', object: 'subscription' } },
  });
}

async function sendEvent(site: RunningSite, payload: string, query = ''): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: site.webhookSecret });
  const { status } = await fetch(`${site.url}/webhooks/stripe${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return status;
}
