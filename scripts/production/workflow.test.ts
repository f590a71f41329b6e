import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  if?: string;
  run?: string;
  uses?: string;
}

interface Job {
  needs?: string | string[];
  steps: Step[];
  'timeout-minutes'?: number;
  strategy?: { matrix: { node: string[] } };
}

const file = path.resolve(import.meta.dirname, '..', '..', '.github', 'workflows', 'ci.yml');
const { on, jobs } = parse(readFileSync(file, 'utf8')) as {
  on: Record<string, unknown>;
  jobs: Record<string, Job>;
};

test('the workflow can be started by hand, and its tests run on every supported Node', () => {
  expect(on).toHaveProperty('workflow_dispatch');
  const majors = jobs.test!.strategy!.matrix.node.map((version) => version.split('.')[0]);
  expect(majors).toEqual(expect.arrayContaining(['20', '22', '24']));
});

test.each(Object.entries(jobs))('%s has a time limit, valid scripts and pinned actions', (_name, job) => {
  expect(job['timeout-minutes']).toBeGreaterThan(0);
  for (const { run, uses } of job.steps) {
    if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (run) expect(spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' }).stderr).toBe('');
    // That command prints a sentence instead of an exit code, and does not find containers that have already ended.
    expect(run ?? '').not.toContain('docker compose wait');
  }
});

test('compose waits for the cheaper jobs, checks Hasura, and always reports', () => {
  const { needs, steps } = jobs.compose!;
  expect(needs).toEqual(expect.arrayContaining(['test', 'production']));
  expect(steps.map(({ run }) => run).join()).toContain('npm run check -- hasura');
  const always = steps.filter((step) => step.if === 'always()');
  const reports = always.map(({ run }) => run).join();
  for (const command of ['ps --all', 'logs', 'get_inconsistent_metadata']) expect(reports).toContain(command);
  expect(always.some(({ uses }) => uses?.startsWith('actions/upload-artifact@'))).toBe(true);
});
