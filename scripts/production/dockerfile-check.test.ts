import { expect, test } from 'vitest';
import { checkDockerfile } from './dockerfile-check.ts';
import { copiedPaths, parseDockerfile } from './dockerfile.ts';

test('the Dockerfile follows the rules of production', async () => {
  expect(await checkDockerfile()).toEqual([]);
});

test('stages, options and continued lines are read', () => {
  const stages = parseDockerfile(`# comment
FROM node:22 AS build
COPY --chmod=755 --from=other a b ./
RUN npm ci \\
  --omit=dev
FROM build AS server
CMD ["node"]`);
  const [copy, run] = stages.get('build')!.instructions;
  expect(copy!.flags).toEqual({ chmod: '755', from: 'other' });
  expect(copiedPaths(copy!)).toEqual({ sources: ['a', 'b'], target: './' });
  expect(run!.rest).toMatch(/^npm ci\s+--omit=dev$/);
  expect(stages.get('server')!.base).toBe('build');
});

test.each([
  ['FROM node AS server\nCMD node main.mjs', 'swallows SIGTERM'],
  ['FROM node AS web\nCOPY app /srv', 'has no --chmod'],
  ['FROM node AS build\nCOPY secrets ./', '.dockerignore keeps secrets out'],
  ['FROM hasura/graphql-engine:v2.48.5.cli-migrations-v3 AS hasura', 'not the community edition'],
  ['FROM node AS server\nHEALTHCHECK --start-period=20s CMD ["x"]', 'unhealthy after 20 s'],
])('%j is reported', async (text, problem) => {
  expect((await checkDockerfile(parseDockerfile(text))).join('\n')).toContain(problem);
});
