import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpoints, uploadEndpoints } from '#contract/http/endpoints.ts';
import { photoCaps, photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import { caddyRoutes } from '../../local-stack/gateway/routes.ts';
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

test('Caddy has the routes of the local gateway', () => {
  expect(caddyfile).toContain(`@actions path ${caddyRoutes.actions}\n`);
  expect(caddyfile).toContain(`@private path_regexp (?i)${caddyRoutes.private}\n`);
  expect(caddyfile).toContain(`size({http.request.uri.path}) > ${caddyRoutes.longestPath}\``);
});

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
