import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const workflowFile = path.resolve(import.meta.dirname, '..', '..', '.github', 'workflows', 'ci.yml');

interface Step {
  name?: string;
  if?: string;
  run?: string;
  uses?: string;
}

interface Job {
  needs?: string | string[];
  steps: Step[];
  'timeout-minutes'?: number;
  strategy?: { matrix: { node?: string[] } };
}

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, Job>;
}

/** Returns the problems of the workflow that GitHub would find only after minutes, or never. */
export async function checkWorkflow(text?: string): Promise<string[]> {
  const { on, jobs } = parse(text ?? (await readFile(workflowFile, 'utf8'))) as Workflow;
  const compose = jobs.compose?.steps ?? [];
  const always = compose.filter((step) => step.if === 'always()');
  const reports = always.map(({ run = '' }) => run).join('\n');
  const needed = [jobs.compose?.needs].flat();
  const versions = jobs.test?.strategy?.matrix.node ?? [];
  return [
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...(job['timeout-minutes'] ? [] : [`${name} has no time limit`]),
      ...job.steps.flatMap((step) => scriptProblems(step).map((problem) => `${name}: ${problem}`)),
    ]),
    ...('workflow_dispatch' in on ? [] : ['it cannot be started by hand']),
    ...[20, 22, 24]
      .filter((major) => !versions.some((version) => version.split('.')[0] === String(major)))
      .map((major) => `the tests do not run on Node ${major}`),
    ...['test', 'production']
      .filter((name) => !needed.includes(name))
      .map((name) => `compose does not wait for the cheaper job ${name}`),
    ...(['ps --all', 'logs', 'get_inconsistent_metadata'] as const)
      .filter((command) => !reports.includes(command))
      .map((command) => `compose does not always report the result of ${command}`),
    ...(always.some(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'))
      ? []
      : ['compose does not always upload its reports']),
    ...(compose.some(({ run = '' }) => run.includes('npm run check:hasura'))
      ? []
      : ['compose does not run check:hasura']),
  ];
}

function scriptProblems({ name, run, uses }: Step): string[] {
  if (uses && !/@[0-9a-f]{40}$/.test(uses)) return [`${uses} is not pinned to a commit`];
  if (!run) return [];
  const { status, stderr } = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
  return [
    ...(status === 0 ? [] : [`${name ?? run}: ${stderr.trim()}`]),
    // It prints a sentence, and does not find containers that have already ended.
    ...(/docker compose wait/.test(run) ? ['docker compose wait does not print an exit code'] : []),
  ];
}
