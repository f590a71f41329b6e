import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copiedPaths, readDockerfile, type Instruction, type Stage } from './dockerfile.ts';

const project = path.resolve(import.meta.dirname, '..', '..');

/** Images that run, each a stage of deploy/Dockerfile. */
const finalStages = ['server', 'web', 'hasura', 'stripe-sandbox'];
/** All migrations take about a minute on a slow machine, and containers that become unhealthy fail `up --wait`. */
const waitsForMigrations = ['server', 'hasura'];

/** Returns the problems of the Dockerfile that Docker would accept. */
export async function checkDockerfile(stages?: Map<string, Stage>): Promise<string[]> {
  const all = stages ?? (await readDockerfile());
  const context = await allowedContext();
  return [...all.values()].flatMap((stage) =>
    [
      ...stage.instructions.flatMap((instruction) => instructionProblems(stage, instruction, context)),
      ...imageProblems(stage),
      ...healthProblems(stage),
    ].map((problem) => `${stage.name}: ${problem}`),
  );
}

/** Returns the paths that .dockerignore lets into the build. */
async function allowedContext(): Promise<string[]> {
  const text = await readFile(path.join(project, '.dockerignore'), 'utf8');
  return Array.from(text.matchAll(/^!(.+)$/gm), ([, allowed = '']) => allowed);
}

function instructionProblems(stage: Stage, instruction: Instruction, context: string[]): string[] {
  const { keyword, flags, rest } = instruction;
  // A shell as first process does not pass SIGTERM on.
  if (keyword === 'CMD' || keyword === 'ENTRYPOINT')
    return rest.startsWith('[') ? [] : [`${keyword} ${rest} starts a shell, which swallows SIGTERM`];
  if (keyword !== 'COPY') return [];
  const { sources } = copiedPaths(instruction);
  const isPackages = flags.from === 'server-packages';
  const missing = flags.from
    ? []
    : sources.filter((source) => !context.some((allowed) => isBelow(source, allowed)));
  return [
    ...missing.map((source) => `.dockerignore keeps ${source} out`),
    ...(finalStages.includes(stage.name) && !isPackages && !flags.chmod
      ? [`COPY ${rest} has no --chmod: the rights of a private clone would reach the image`]
      : []),
  ];
}

function isBelow(source: string, allowed: string): boolean {
  const segments = source.split('/');
  return allowed.split('/').every((segment, index) => segment === '*' || segment === segments[index]);
}

function imageProblems({ base }: Stage): string[] {
  return base.startsWith('hasura/') ? communityProblems(base) : [];
}

/** Since 2.12 the plain tag contains proprietary parts. */
export const communityProblems = (image: string) =>
  /:v[\d.]+-ce(?:[.@]|$)/.test(image) ? [] : [`${image} is not the community edition (-ce)`];

function healthProblems({ name, instructions }: Stage): string[] {
  if (!waitsForMigrations.includes(name)) return [];
  const check = instructions.find(({ keyword }) => keyword === 'HEALTHCHECK');
  const seconds = Number(/^(\d+)s$/.exec(check?.flags['start-period'] ?? '')?.[1] ?? 0);
  return seconds >= 300 ? [] : [`becomes unhealthy after ${seconds} s, while the first start migrates`];
}
