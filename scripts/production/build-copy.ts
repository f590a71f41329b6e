import { cp, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './child.ts';

const project = path.resolve(import.meta.dirname, '..', '..');

/** Returns the paths that the build stage of deploy/Dockerfile copies. */
export async function buildSources(): Promise<string[]> {
  const text = await readFile(path.join(project, 'deploy', 'Dockerfile'), 'utf8');
  const stage = /^FROM \S+ AS build$(.*?)^FROM /ms.exec(text)?.[1] ?? '';
  return [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
}

/** Builds dist/app and dist/server in a folder with only those sources, as the image does. Returns the problems. */
export async function buildAlone(folder: string): Promise<string[]> {
  for (const source of await buildSources())
    await cp(path.join(project, source), path.join(folder, source), { recursive: true });
  await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const command of [['scripts/build.mjs'], ['--import', 'tsx', 'scripts/build-server.ts']]) {
    const build = startChild(process.execPath, command, { cwd: folder, env: process.env });
    if ((await build.ended) !== 0) return [`node ${command.join(' ')} failed: ${build.output()}`];
  }
  return [];
}
