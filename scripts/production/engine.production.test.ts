import { expect, test } from 'vitest';
import { shellEnvironment, startChild } from './testing/child.ts';

test('the local engine passes npm run check -- hasura, run as operators do, with the recorded order of lists', async () => {
  const run = startChild(process.execPath, ['--import', 'tsx', 'scripts/command.ts', 'check', 'hasura'], {
    env: shellEnvironment(),
  });
  const code = await run.ended;
  expect(run.output().match(/^✗.*$/gm) ?? [], run.output().slice(-500)).toEqual([]);
  expect(code).toBe(0);
});
