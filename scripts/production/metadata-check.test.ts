import { expect, test } from 'vitest';
import { checkMetadata, lostDocstrings } from './metadata-check.ts';

test('the metadata matches the types that Hasura publishes', async () => {
  expect(await checkMetadata()).toEqual([]);
});

test('a key unknown to Hasura is reported with its location', async () => {
  const problems = await checkMetadata({
    version: 3,
    sources: [],
    actions: [],
    custom_types: {},
    cron_triggers: [
      { name: 'purge', webhook: '', schedule: '', headers: [], include_in_metadata: true, retries: 3 },
    ],
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`'"retries"' does not exist in type 'CronTrigger'`);
});

test('actions and their types are described where the command line reads it', async () => {
  expect(await lostDocstrings()).toEqual([]);
  const sdl = 'type Mutation { "Lends" lend: Loan } "A loan" type Loan { "Kept" id: ID }';
  expect((await lostDocstrings(sdl)).join('\n')).toMatch(/describes lend;[^]*describes Loan;/);
});
