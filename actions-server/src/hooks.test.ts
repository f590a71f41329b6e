import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { pageEvents } from './pages/page-events.ts';

interface Trigger {
  name: string;
  retry_conf: { interval_sec: number; num_retries: number };
}

const folder = path.join(hasuraFolder, 'metadata', 'databases', 'default', 'tables');
const triggers = readdirSync(folder).flatMap((file) => {
  const table = parse(readFileSync(path.join(folder, file), 'utf8')) as { event_triggers?: Trigger[] };
  return table.event_triggers ?? [];
});
const pages = Object.keys(pageEvents({ statement: async () => [] }, async () => undefined));
const repeatedByJobs = ['stripe_event', 'address_queued', 'review_photo_deleted'];

const retriesOf = (isMeant: (name: string) => boolean) =>
  triggers
    .filter(({ name }) => isMeant(name))
    .map(({ name, retry_conf: { interval_sec, num_retries } }) => ({ name, interval_sec, num_retries }));

test('an event that sends emails is retried every five minutes for a day', () => {
  const emails = retriesOf((name) => !pages.includes(name) && !repeatedByJobs.includes(name));
  expect(emails.length).toBeGreaterThan(10);
  expect(emails).toEqual(emails.map(({ name }) => ({ name, interval_sec: 300, num_retries: 288 })));
});

test('an event that only deletes pages is retried once, because a page is rendered again after ten minutes', () => {
  const expected = pages.map((name) => ({ name, interval_sec: 10, num_retries: 1 }));
  const found = retriesOf((name) => pages.includes(name));
  expect(found.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    expected.toSorted((one, other) => one.name.localeCompare(other.name)),
  );
});
