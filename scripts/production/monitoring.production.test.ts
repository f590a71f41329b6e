import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const rules = path.resolve(import.meta.dirname, '..', '..', 'deploy', 'monitoring', 'alerts.yaml');
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });

const constant = (series: string, value: number) => ({ series, values: `${value}x60` });
const growing = (series: string, each: number) => ({ series, values: `0+${each}x60` });
const requests = (labels: string, each: number) =>
  growing(`lavoir_http_request_seconds_count{${labels}}`, each);
const duration = (le: string, each: number) =>
  growing(`lavoir_http_request_seconds_bucket{route="/api/laundromats",le="${le}"}`, each);
const well = [
  constant('lavoir_hasura_up', 1),
  requests('route="/",status="200"', 600),
  requests('route="/webhooks/stripe",status="200"', 2),
  duration('0.1', 600),
  duration('+Inf', 600),
  constant('lavoir_events_oldest_seconds{kind="event",name="contact_received"}', 20),
  constant('lavoir_events_failed{kind="event",name="contact_received"}', 0),
  growing('lavoir_mails_total{outcome="sent"}', 3),
  growing('lavoir_stripe_requests_total{outcome="sent"}', 2),
  growing('lavoir_stripe_requests_total{outcome="answered"}', 2),
  growing('lavoir_pages_total{outcome="rendered"}', 10),
];
const nameOf = ({ series }: { series: string }) => series;
const but = (...changed: { series: string; values: string }[]) => [
  ...well.filter((one) => !changed.map(nameOf).includes(one.series)),
  ...changed,
];
const event = 'kind="event",name="contact_received"';

const cases: [alert: string, fires: boolean, series: { series: string; values: string }[]][] = [
  ['SiteNotReady', true, []],
  ['SiteNotReady', true, but(constant('lavoir_hasura_up', 0))],
  ['AnswersFail', true, but(requests('route="/api/services",status="503"', 10))],
  ['AnswersFail', false, but(requests('route="/api/services",status="503"', 3))],
  ['AnswersSlow', true, but(duration('0.1', 500), duration('2.5', 600))],
  ['EventsWait', true, but(constant(`lavoir_events_oldest_seconds{${event}}`, 400))],
  ['EventsGivenUp', true, but(constant(`lavoir_events_failed{${event}}`, 1))],
  ['WebhooksFail', true, but(requests('route="/webhooks/stripe",status="400"', 3))],
  ['WebhooksFail', false, but(requests('route="/webhooks/stripe",status="400"', 1))],
  ['StripeUnreachable', true, but(growing('lavoir_stripe_requests_total{outcome="answered"}', 1))],
  ['MailsFail', true, but(growing('lavoir_mails_total{outcome="failed"}', 1))],
  ['PagesFail', true, but(growing('lavoir_pages_total{outcome="failed"}', 2))],
];

async function check(alert: string, fires: boolean, series: object[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-alerts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'test.json');
  // Compares numbers of alerts, because the expected form repeats every label and annotation.
  const count = `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
  const expected = { expr: count, eval_time: '30m', exp_samples: [{ labels: '{}', value: fires ? 1 : 0 }] };
  const tests = [{ interval: '1m', input_series: series, promql_expr_test: [expected] }];
  await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  return promtool('test', 'rules', file);
}

test('promtool accepts the alert rules', () => {
  expect(promtool('check', 'rules', rules)).toMatchObject({ status: 0 });
});

test.each(cases)('the alert %s fires: %s', async (alert, fires, series) => {
  expect(await check(alert, fires, series)).toMatchObject({ status: 0 });
});

test.each([...new Set(cases.map(([alert]) => alert))])(
  'the alert %s is silent while the site is well',
  async (alert) => {
    expect(await check(alert, false, well)).toMatchObject({ status: 0 });
  },
);
