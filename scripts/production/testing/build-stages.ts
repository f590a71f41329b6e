import { spawn } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { shellEnvironment } from './child.ts';
import { copiedPaths, readDockerfile, type Instruction, type Stage } from './dockerfile.ts';

const project = path.resolve(import.meta.dirname, '..', '..', '..');

/** Skipped: these need root or a container. */
const onlyInContainers = /^(?:setcap|mkdir \/)/;

export interface BuiltImages {
  root(stage: string): string;
}

/**
 * Builds the stages of deploy/Dockerfile that run our programs; a folder stands for the file system of each. The build
 * stage uses the installed packages of the project. .dockerignore is not applied.
 */
export async function buildStages(folder: string): Promise<BuiltImages> {
  const stages = await readDockerfile();
  const root = (stage: string) => path.join(folder, stage);
  for (const stage of stages.values()) {
    await mkdir(root(stage.name), { recursive: true });
    if (stages.has(stage.base)) await cp(root(stage.base), root(stage.name), { recursive: true });
    let workdir = '/';
    for (const instruction of stage.instructions) {
      if (instruction.keyword === 'WORKDIR') workdir = instruction.rest;
      const directory = path.join(root(stage.name), workdir);
      await mkdir(directory, { recursive: true });
      if (instruction.keyword === 'COPY') await copy(instruction, { root, stage, directory });
      if (instruction.keyword === 'RUN') await run(instruction, { stage, directory });
    }
  }
  return { root };
}

async function copy(
  instruction: Instruction,
  { root, stage, directory }: { root: (stage: string) => string; stage: Stage; directory: string },
): Promise<void> {
  const { sources, target } = copiedPaths(instruction);
  const { from, chmod: mode } = instruction.flags;
  const to = target.startsWith('/') ? path.join(root(stage.name), target) : path.join(directory, target);
  for (const source of sources) {
    const file = path.join(from ? root(from) : project, source);
    const isFolder = (await lstat(file)).isDirectory();
    const place = isFolder || !target.endsWith('/') ? to : path.join(to, path.basename(source));
    await cp(file, place, { recursive: true, verbatimSymlinks: true });
    if (mode) await setMode(place, Number.parseInt(mode, 8));
  }
}

async function setMode(file: string, mode: number): Promise<void> {
  const stats = await lstat(file);
  if (stats.isSymbolicLink()) return;
  await chmod(file, mode);
  if (!stats.isDirectory()) return;
  for (const name of await readdir(file)) await setMode(path.join(file, name), mode);
}

async function run(
  { rest }: Instruction,
  { stage, directory }: { stage: Stage; directory: string },
): Promise<void> {
  if (onlyInContainers.test(rest)) return;
  if (stage.name === 'build' && rest.startsWith('npm ci')) {
    await symlink(path.join(project, 'node_modules'), path.join(directory, 'node_modules'), 'junction');
    return;
  }
  const child = spawn(rest, {
    cwd: directory,
    env: shellEnvironment(),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${stage.name}: RUN ${rest} ended with ${String(code)}: ${output}`);
}
