import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copiedPaths, parseDockerfile, readDockerfile } from './testing/dockerfile.ts';

const stages = await readDockerfile();
const instructions = [...stages.values()].flatMap((stage) =>
  stage.instructions.map((instruction) => ({ ...instruction, stage: stage.name })),
);

test('stages, options and continued lines are read', () => {
  const read = parseDockerfile(`# comment
FROM node:22 AS build
COPY --chmod=755 --from=other a b ./
RUN npm ci \\
  --omit=dev
FROM build AS server
CMD ["node"]`);
  const [copy, run] = read.get('build')!.instructions;
  expect(copy!.flags).toEqual({ chmod: '755', from: 'other' });
  expect(copiedPaths(copy!)).toEqual({ sources: ['a', 'b'], target: './' });
  expect(run!.rest).toMatch(/^npm ci\s+--omit=dev$/);
  expect(read.get('server')!.base).toBe('build');
});

test('no image starts a shell, which would not pass SIGTERM on', () => {
  const starts = instructions.filter(({ keyword }) => /^(?:CMD|ENTRYPOINT)$/.test(keyword));
  expect(starts.length).toBeGreaterThan(2);
  for (const { rest } of starts) expect(rest).toMatch(/^\[/);
});

test('.dockerignore lets everything in that an image copies', () => {
  const ignore = readFileSync(path.resolve(import.meta.dirname, '../../.dockerignore'), 'utf8');
  const context = Array.from(ignore.matchAll(/^!(.+)$/gm), ([, allowed = '']) => allowed.split('/'));
  const copied = instructions
    .filter(({ keyword, flags }) => keyword === 'COPY' && !flags.from)
    .flatMap((copy) => copiedPaths(copy).sources);
  const isAllowed = (source: string) =>
    context.some((allowed) => allowed.every((part, index) => ['*', source.split('/')[index]].includes(part)));
  expect(copied.filter((source) => !isAllowed(source))).toEqual([]);
});

test('images that run get explicit rights: a clone may be readable by its owner only', () => {
  const running = ['server', 'web', 'hasura', 'stripe-sandbox'];
  const copies = instructions.filter(
    ({ keyword, stage, flags }) =>
      keyword === 'COPY' && running.includes(stage) && flags.from !== 'server-packages',
  );
  for (const { flags } of copies) expect(flags).toHaveProperty('chmod');
});

test('Hasura is the community edition: since 2.12 the plain tag contains proprietary parts', () => {
  expect(stages.get('hasura')!.base).toMatch(/:v[\d.]+-ce(?:[.@]|$)/);
});

test.each(['server', 'hasura'])('%s stays healthy while the first start migrates', (name) => {
  const check = stages.get(name)!.instructions.find(({ keyword }) => keyword === 'HEALTHCHECK');
  expect(Number.parseInt(check!.flags['start-period']!, 10)).toBeGreaterThanOrEqual(300);
});
