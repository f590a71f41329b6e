import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, test } from 'vitest';
import { scaled } from '../../../local-stack/testing/speed.ts';
import { useBuiltServer } from '../../testing/built-server.ts';
import { startFakeCollector } from '../../testing/fake-collector.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const probe = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const { cache } = createRequire(process.cwd() + '/');
  process.on('exit', () => {
    const names = Object.keys(cache).map((file) => /@opentelemetry.([\\w-]+)/.exec(file)?.[1]);
    process.stdout.write('loaded ' + JSON.stringify([...new Set(names.filter(Boolean))]) + '\\n');
  });
`)}`;

const builtServer = useBuiltServer();
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

async function startServer(settings: Record<string, string> = {}) {
  const hasura = await startFakeHasura((response, { body }) =>
    body.query.includes('subscription_plans')
      ? answerJson(response, {}, 500)
      : answerJson(response, { data: { services: [] } }),
  );
  closers.push(hasura.stop);
  const child = spawn(process.execPath, ['--import', probe, builtServer()], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HASURA_URL: hasura.url,
      HASURA_ADMIN_SECRET: 'admin-secret-of-the-test',
      DATABASE_URL: 'postgres://127.0.0.1:9/lavoir',
      HOOK_SECRET: 'hook-secret-of-the-test',
      JWT_KEY: 'test-jwt-key-that-is-long-enough-for-hs256',
      PUBLIC_URL: 'http://localhost',
      PHOTOS_DIRECTORY: tmpdir(),
      MAIL_DIRECTORY: tmpdir(),
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [first, rest] = await firstLine(child);
  const { address } = JSON.parse(first) as { address: { port: number } };
  return {
    hasura,
    ask: (address_: string, headers = {}) =>
      fetch(`http://127.0.0.1:${address.port}${address_}`, { headers: { connection: 'close', ...headers } }),
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return { code, output: await rest };
    },
  };
}

async function firstLine({ stdout }: ChildProcess) {
  const [chunk] = (await once(stdout!, 'data')) as [Buffer];
  const lines = String(chunk).split('\n');
  return [lines[0]!, text(stdout!).then((more) => lines.slice(1).join('\n') + more)] as const;
}

const loaded = (output: string) =>
  JSON.parse(/^loaded (.*)$/m.exec(output)?.[1] ?? '["the probe said nothing"]') as string[];

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const personal = {
  traceparent: `00-${traceId}-${parentId}-01`,
  tracestate: 'vendor=private-state',
  baggage: 'user=private-baggage',
  cookie: 'reminder=private-cookie',
  'user-agent': 'private-browser',
  'x-forwarded-for': '203.0.113.77',
  host: 'private.host.example',
};

// Concurrent, because each test mostly waits for its own process. Then `expect` must come from the context of the test.
describe.concurrent('tracing', () => {
  test('with a collector, a request and what it asks of Hasura are one trace, without anything personal', async ({
    expect,
  }) => {
    const collector = await startFakeCollector();
    closers.push(collector.stop);
    const { ask, stop, hasura } = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });

    const answer = await ask('/api/services?token=private-token', {
      ...personal,
      'x-request-id': 'request-of-the-test',
    });
    expect(answer.status).toBe(200);
    await ask('/api/health?token=private-token');
    await stop();

    const [server, client, ...others] = collector.spans().toSorted((a, b) => a.kind - b.kind);
    expect(others).toEqual([]);
    expect(collector.services()).toContain('lavoir-actions-server');
    expect(server).toMatchObject({ name: 'GET /api/services', kind: 2, traceId, parentSpanId: parentId });
    expect(server!.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/api/services',
      'lavoir.request_id': 'request-of-the-test',
    });
    expect(client).toMatchObject({ name: 'POST', kind: 3, traceId, parentSpanId: server!.spanId });
    expect(client!.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(hasura.url).port),
    });
    const query = hasura.received.find(({ headers }) => headers['x-request-id'] === 'request-of-the-test');
    expect(query?.headers.traceparent).toBe(`00-${traceId}-${client!.spanId}-01`);
    expect(query?.headers).not.toHaveProperty('baggage');
    expect(collector.text()).not.toMatch(/private|203\.0\.113|-of-the-test-|admin-secret|cookie|[?]/);
  });

  test('a failure is exported as its status; the service may have another name, the collector a key', async ({
    expect,
  }) => {
    const collector = await startFakeCollector();
    closers.push(collector.stop);
    const { ask, stop } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key-of-the-test',
      OTEL_SERVICE_NAME: 'another-name',
    });
    expect((await ask('/api/subscription-plans')).status).toBe(503);
    const { output } = await stop();
    expect(loaded(output)).toContain('sdk-trace-node');
    expect(collector.services()).toContain('another-name');
    expect(collector.keys()).toEqual(['Bearer key-of-the-test']);
    const statuses = collector.spans().map(({ attributes }) => attributes['http.response.status_code']);
    expect(statuses.toSorted()).toEqual([500, 503]);
  });

  test('a collector that never answers delays neither an answer nor the end of the server by much', async ({
    expect,
  }) => {
    const collector = await startFakeCollector({ hangs: true });
    closers.push(collector.stop);
    const { ask, stop } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '10',
    });
    expect((await ask('/api/services')).status).toBe(200);
    await expect.poll(() => collector.spans().length).toBeGreaterThan(0);
    const startedAt = performance.now();
    expect((await ask('/api/services')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(scaled(1_000));

    const stoppedAt = performance.now();
    expect((await stop()).code).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(scaled(10_000));
  });

  test('with a collector that is down requests are answered, and the server ends well', async ({
    expect,
  }) => {
    const gone = await startFakeCollector();
    await gone.stop();
    const { ask, stop } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: gone.url,
      OTEL_BSP_SCHEDULE_DELAY: '10',
    });
    expect((await ask('/api/services')).status).toBe(200);
    expect((await ask('/api/services')).status).toBe(200);
    expect((await stop()).code).toBe(0);
  });

  test('without a collector nothing of OpenTelemetry is loaded but the interface that our metrics bring', async ({
    expect,
  }) => {
    const { ask, stop, hasura } = await startServer();
    expect((await ask('/api/services', personal)).status).toBe(200);
    expect(hasura.received.at(-1)?.headers).not.toHaveProperty('traceparent');
    expect(loaded((await stop()).output)).toEqual(['api']);
  });
});
