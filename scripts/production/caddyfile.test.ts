import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpoints, uploadEndpoints } from '#contract/http/endpoints.ts';
import { photoCaps, photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import { openDataFiles, openDataPath } from '#contract/open-data/open-data.ts';
import { destination } from '../../local-stack/gateway/routes.ts';
import { securityHeaders } from '../../local-stack/gateway/security-headers.ts';

const deployFile = (...names: string[]) =>
  readFileSync(path.resolve(import.meta.dirname, '..', '..', 'deploy', ...names), 'utf8');
const caddyfile = deployFile('web', 'Caddyfile');
const webManifest = deployFile('kubernetes', 'web.yaml');

test('Caddy sends the same security headers as the local gateway', () => {
  const sent = Object.fromEntries(
    [...caddyfile.matchAll(/^\theader \?([\w-]+) "(.*)"$/gm)].map(([, name = '', value]) => [name, value]),
  );
  expect(sent).toEqual(securityHeaders);
});

test('Caddy sends the same paths to the actions server as the local gateway', () => {
  const [, patterns = ''] = /@actions path (.+)/.exec(caddyfile) ?? [];
  const expressions = patterns.split(' ').map(pathPattern);
  const openData = Object.values(openDataFiles).map(openDataPath);
  for (const path of [
    ...openData,
    ...[
      '/api/laundromats',
      '/photos/a.webp',
      '/webhooks/stripe',
      '/sitemaps/pages.xml',
      '/sitemap.xml',
      '/robots.txt',
    ],
  ]) {
    expect([path, destination(path)]).toEqual([path, 'actions']);
    expect([path, expressions.some((expression) => expression.test(path))]).toEqual([path, true]);
  }
  for (const path of [
    '/',
    '/donnees',
    '/donnees/',
    '/donnees/a/b.csv',
    '/donnees/laveries',
    '/photosphere',
  ]) {
    expect([path, destination(path)]).toEqual([path, 'app']);
    expect([path, expressions.some((expression) => expression.test(path))]).toEqual([path, false]);
  }
});

/**
 * Converts a path pattern of Caddy to a regular expression. A star at the end matches anything, elsewhere only a part
 * of one segment.
 */
function pathPattern(pattern: string): RegExp {
  const [start, end] = pattern.endsWith('*') ? [pattern.slice(0, -1), '.*'] : [pattern, ''];
  const segments = start.split('*').map((text) => text.replaceAll('.', '\\.'));
  return new RegExp(`^${segments.join('[^/]*')}${end}$`);
}

test('Caddy lets large bodies pass to the endpoints that receive files, and to no others', () => {
  const [, uploads = ''] = /@upload path_regexp (\S+)/.exec(caddyfile) ?? [];
  const isUpload = new RegExp(uploads);
  const expected = new Set(uploadEndpoints.map(({ path }) => path));
  expect(expected.size).toBeGreaterThan(2);
  for (const { path } of endpoints)
    expect([path, isUpload.test(path.replaceAll(/\{\w+\}/g, 'a-1'))]).toEqual([path, expected.has(path)]);
});

test('Caddy and the ingress of Kubernetes have room for all photos of one form', () => {
  const [, caddy] = /handle @upload \{\s+request_body \{\s+max_size (\d+)MB/.exec(caddyfile) ?? [];
  const [, ingress] = /proxy-body-size: (\d+)m/.exec(webManifest) ?? [];
  expect(ingress).toBe(caddy);
  expect(Number(caddy) * 1_000_000).toBeGreaterThan(photoCaps.featured * photoMaxBytes);
});

test('Caddy hides the same paths as the local gateway', () => {
  const [, hidden = ''] = /@private path_regexp \(\?i\)(\S+)/.exec(caddyfile) ?? [];
  const isHidden = new RegExp(hidden, 'i');
  const paths = [
    '/v1/metadata',
    '/v2/query',
    '/v1alpha1/config',
    '/console/data',
    '/apis/x',
    '/hasura',
    '/__sandbox/mail',
  ];
  for (const inside of [...paths, '/actions/reportContent', '/events/x', '/cron/x', '/validations/x']) {
    expect([inside, destination(inside)]).toEqual([inside, 'none']);
    expect([inside, isHidden.test(inside)]).toEqual([inside, true]);
  }
  for (const page of ['/', '/directory', '/apiculteurs', '/actionsman', '/eventuellement'])
    expect([page, isHidden.test(page)]).toEqual([page, false]);
});
