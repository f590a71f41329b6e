import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { destination } from '../../local-stack/gateway/routes.ts';
import { securityHeaders } from '../../local-stack/gateway/security-headers.ts';

const caddyfile = readFileSync(
  path.resolve(import.meta.dirname, '..', '..', 'deploy', 'web', 'Caddyfile'),
  'utf8',
);

test('Caddy sends the same security headers as the local gateway', () => {
  const sent = Object.fromEntries(
    [...caddyfile.matchAll(/^\theader \?([\w-]+) "(.*)"$/gm)].map(([, name = '', value]) => [name, value]),
  );
  expect(sent).toEqual(securityHeaders);
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
