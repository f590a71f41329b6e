import { expect, test } from 'vitest';
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
  '/donnees/laveries.geojson',
  '/donnees/index.json',
])('%s goes to the actions server', (path) => expect(destination(path)).toBe('actions'));

test.each([
  '/',
  '/directory',
  '/laverie/le-lavoir-lyon',
  '/apiculteurs',
  '/donnees',
  '/donnees/',
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
  '/actions/reportContent',
  '/events/stripe',
  '/cron/purge',
  '/validations/laundromats',
  '/api/../actions/reportContent',
  '/api/..%2factions/reportContent',
  '//v1/metadata',
  '/v1/metadata/%zz',
])('%s does not exist from outside', (path) => expect(destination(path)).toBe('none'));
