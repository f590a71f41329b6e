import { readFile } from 'node:fs/promises';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..', '..', '..');

export interface Instruction {
  keyword: string;
  flags: Record<string, string>;
  rest: string;
}

export interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

export async function readDockerfile(
  file = path.join(project, 'deploy', 'Dockerfile'),
): Promise<Map<string, Stage>> {
  return parseDockerfile(await readFile(file, 'utf8'));
}

export function parseDockerfile(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let instructions: Instruction[] = [];
  const defaults: Record<string, string> = {};
  for (const line of text
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')) {
    const [, keyword, flagText = '', rest = ''] =
      /^([A-Z]+)((?:\s+--[\w-]+=\S+)*)\s+(.*)$/.exec(line.trim()) ?? [];
    if (keyword === undefined) continue;
    if (keyword === 'ARG') {
      const [name = '', value = ''] = rest.split('=');
      defaults[name] = value;
      continue;
    }
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = rest.split(/\s+/);
      instructions = [];
      stages.set(name, { name, base: defaults[/^\$\{(\w+)\}$/.exec(base)?.[1] ?? ''] ?? base, instructions });
      continue;
    }
    const flags = Object.fromEntries(
      Array.from(flagText.matchAll(/--([\w-]+)=(\S+)/g), ([, name, value]) => [name, value]),
    ) as Record<string, string>;
    instructions.push({ keyword, flags, rest });
  }
  return stages;
}

export function copiedPaths({ rest }: Instruction): { sources: string[]; target: string } {
  const paths = rest.split(/\s+/);
  return { sources: paths.slice(0, -1), target: paths.at(-1)! };
}
