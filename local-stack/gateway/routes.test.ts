import { expect, test } from 'vitest';
import { openDataFiles, openDataPath } from '#contract/open-data/open-data.ts';
import { destination } from './routes.ts';

test('the GraphQL endpoint goes to the engine', () => {
  expect(destination('/v1/graphql')).toBe('engine');
});

test.each([
  '/api/laundromats',
  '/photos/demo/salle-03.webp',
  '/webhooks/stripe',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/robots.txt',
  ...Object.values(openDataFiles).map(openDataPath),
])('%s goes to the actions server', (path) => expect(destination(path)).toBe('actions'));

test.each([
  '/',
  '/directory',
  '/laverie/le-lavoir-lyon',
  '/api',
  '/apiculteurs',
  '/actionsman',
  '/eventuellement',
  '/photosphere',
  '/donnees',
  '/donnees/',
  '/donnees/laveries',
  '/donnees/x/y.csv',
  '/assets/index-1234.js',
  '/laverie/100%',
])('%s belongs to the app', (path) => expect(destination(path)).toBe('app'));

test.each([
  '/v1/metadata',
  '/v1/graphql/',
  '/v1/graphql/../metadata',
  '/v1/graphql/%2e%2e/metadata',
  '/v1alpha1/config',
  '/v2/query',
  '/V2/query',
  '/console',
  '/console/data',
  '/apis/x',
  '/hasura',
  '/metrics',
  '/readyz',
  '/__sandbox/mail',
  '/actions/reportContent',
  '/events/stripe',
  '/cron/purge',
  '/api/../actions/reportContent',
  '/api/..%2factions/reportContent',
  '//v1/metadata',
  '/v1/metadata/%zz',
])('%s does not exist from outside', (path) => expect(destination(path)).toBe('none'));
