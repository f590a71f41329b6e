import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOfProse } from '../scripts/lint/plain-words.ts';
import { filesBelow, projectRoot } from './project-files.ts';

const markdown = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').split(/\n{2,}/);

const sqlComments = (text: string) => [
  ...(text.match(/^\s*--.*/gm) ?? []),
  ...[...text.matchAll(/\bcomment on [^;]*? is\s*((?:'(?:[^']|'')*'\s*)+);/gi)].map((match) => match[1]!),
];

const yamlComments = (text: string) => text.match(/(?:^|\s)#.*|^\s*(?:description|comment): .*/gm) ?? [];

describe.each([
  ['documents', /\.md$/, markdown],
  ['comments in SQL', /\.sql$/, sqlComments],
  ['comments and descriptions in YAML', /\.ya?ml$/, yamlComments],
])('%s', (_title, ending, proseOf) => {
  it('have no banned words', () => {
    const problems = filesBelow('.', ending).flatMap((file) =>
      proseOf(readFileSync(join(projectRoot, file), 'utf8'))
        .flatMap(problemsOfProse)
        .map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
