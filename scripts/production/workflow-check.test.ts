import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkWorkflow } from './workflow-check.ts';

const workflow = readFileSync(
  path.resolve(import.meta.dirname, '..', '..', '.github', 'workflows', 'ci.yml'),
  'utf8',
);

test('the workflow follows the rules', async () => {
  expect(await checkWorkflow()).toEqual([]);
});

test.each([
  ['docker wait "$(docker compose ps --all --quiet demo)"', 'docker compose wait demo', 'exit code'],
  ['  workflow_dispatch:\n', '', 'by hand'],
  ["'20.19', '22', '24'", "'20.19', '22'", 'Node 24'],
  ['needs: [test, production]', 'needs: test', 'cheaper job production'],
  ['docker compose ps --all > results', 'true > results', 'ps --all'],
  ['- run: npm test\n', '- run: npm test (\n', 'syntax error'],
  ['timeout-minutes: 60', '', 'compose has no time limit'],
])('%j written as %j is reported', async (right, wrong, problem) => {
  expect(workflow).toContain(right);
  expect((await checkWorkflow(workflow.replace(right, wrong))).join('\n')).toContain(problem);
});
