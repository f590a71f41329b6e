import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { cookieNames } from '#contract/account/cookies.ts';
import { envNames } from '../../actions-server/src/env.ts';
import { productionProblems } from '../../actions-server/src/production-settings.ts';
import { engineEnvironment, requestLimits } from '../../local-stack/engine-environment.ts';
import { readSettings } from '../../local-stack/settings.ts';
import { composeVariables, productionFile, readServices, startedServices } from './testing/compose-files.ts';

const example = parseEnv(
  readFileSync(path.resolve(import.meta.dirname, '..', '..', '.env.example'), 'utf8'),
) as Record<string, string>;

describe('the Compose files', () => {
  test('start in production nothing that local testing needs', async () => {
    const { production } = await readServices();
    const started = startedServices(production);
    expect(started.map(([name]) => name).sort()).toEqual([
      'actions-server',
      'hasura',
      'postgres',
      'settings',
      'web',
    ]);
    expect(JSON.stringify(started)).not.toMatch(/mailpit|sandbox|insecure|localhost/);
  });

  test('start nothing of local testing in production with any profile', async () => {
    const { local, production } = await readServices();
    const dev = Object.keys(local).filter((name) => local[name]!.profiles?.includes('dev'));
    expect(dev.sort()).toEqual(['demo', 'demo-photos', 'mailpit', 'stripe']);
    for (const name of dev) expect(production[name]?.profiles).toEqual(['local-only']);
    expect(production.settings!.environment).toHaveProperty('COMPOSE_PROFILES');
    expect(productionProblems({ COMPOSE_PROFILES: 'dev' })).toContain(
      'COMPOSE_PROFILES must be empty: the demo accounts of dev have a known password',
    );
  });

  test('give Hasura the environment of the local engine', async () => {
    const { local, production } = await readServices();
    const settings = { databaseUrl: '', adminSecret: '', jwtKey: 'key', hookSecret: '', actionsUrl: '' };
    const own = [
      'HASURA_GRAPHQL_DATABASE_URL',
      'HASURA_GRAPHQL_ADMIN_SECRET',
      'HASURA_GRAPHQL_JWT_SECRET',
      'ACTIONS_BASE_URL',
      'HOOK_SECRET',
      // Set for the server alone, through its command, because migrations take longer.
      'PGOPTIONS',
      'HASURA_GRAPHQL_ENABLE_ALLOWLIST',
    ];
    const common = Object.entries(engineEnvironment(settings)).filter(([name]) => !own.includes(name));
    for (const services of [local, production]) {
      const environment = services.hasura!.environment!;
      const actionsServer = services['actions-server']!.environment!;
      expect(environment).toMatchObject(Object.fromEntries(common));
      expect(services.hasura!.command).toEqual([
        'env',
        `PGOPTIONS=${requestLimits}`,
        'graphql-engine',
        'serve',
      ]);
      expect(JSON.parse(environment.HASURA_GRAPHQL_JWT_SECRET!)).toMatchObject({
        type: 'HS256',
        header: { type: 'Cookie', name: cookieNames(actionsServer.PUBLIC_URL!).session },
      });
    }
    expect(production.hasura!.environment).toMatchObject({
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true',
      HASURA_GRAPHQL_ENABLE_CONSOLE: 'false',
      HASURA_GRAPHQL_DEV_MODE: 'false',
    });
  });

  test('set every setting of the actions server that a container can need', async () => {
    const { local } = await readServices();
    const fixedInImage = [
      'HOST',
      'PORT',
      'METRICS_PORT',
      'PHOTOS_DIRECTORY',
      'MAIL_DIRECTORY',
      'APP_SHELL',
      'PAGE_RENDERER',
      'DATABASE_LISTEN_URL',
      'HASURA_READS_URL',
    ];
    const set = Object.keys(local['actions-server']!.environment!);
    expect(envNames.filter((name) => !set.includes(name) && !fixedInImage.includes(name))).toEqual([]);
    expect(set.filter((name) => !envNames.includes(name))).toEqual([]);
  });

  test('show Caddy the addresses of visitors with IPv6 in production', () => {
    expect(readFileSync(productionFile, 'utf8')).toMatch(
      /^networks:\n(?: .*\n)* {2}inside:\n {4}enable_ipv6: true$/m,
    );
  });

  test('pass settings on to production, or check that they are not set', async () => {
    const { local, production } = await readServices();
    const values = (services: typeof local) =>
      Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}));
    const fixed = ['HASURA_ALLOW_LIST', 'PORT', 'PUBLIC_URL'];
    const inProduction = JSON.stringify(values(production));
    const ignored = Array.from(
      JSON.stringify(values(local)).matchAll(/\$\{(\w+)/g),
      ([, name = '']) => name,
    ).filter((name) => !inProduction.includes(`\${${name}`) && !fixed.includes(name));
    expect(ignored).toEqual([]);
  });

  test('give secrets to the containers that docs/threat-model.md lists, and to no other', async () => {
    const { production } = await readServices();
    const model = readFileSync(
      path.resolve(import.meta.dirname, '..', '..', 'docs', 'threat-model.md'),
      'utf8',
    );
    const rows = Array.from(model.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*) \|/gm));
    expect(rows.length).toBeGreaterThan(5);
    for (const [, names = '', holders = ''] of rows)
      for (const [, secret = ''] of names.matchAll(/`(\w+)`/g)) {
        const given = Object.entries(production)
          .filter(
            ([, { profiles, environment }]) =>
              !profiles?.includes('local-only') && JSON.stringify(environment ?? {}).includes(`{${secret}`),
          )
          .map(([name]) => name);
        expect([secret, given.filter((name) => name !== 'settings' && !holders.includes(name))]).toEqual([
          secret,
          [],
        ]);
      }
  });

  test('check in production every setting that can be wrong', () => {
    const text = readFileSync(productionFile, 'utf8');
    const checked = productionProblems({}).map((problem) => problem.split(' ')[0]!);
    expect(checked.filter((name) => !text.includes(`${name}: `))).toEqual([]);
  });
});

describe('.env.example', () => {
  test('names every variable of the Compose files, and no other than npm start reads', async () => {
    const variables = [...(await composeVariables())];
    const readElsewhere = ['BACKUP_COPY_TO', 'BACKUP_PING_URL', 'COMPOSE_FILE', 'DATA_DIR', 'DEMO'];
    expect(Object.keys(example).sort()).toEqual([...variables, ...readElsewhere].sort());
  });

  test('works for npm start as it is', () => {
    expect(readSettings(example)).toMatchObject({ port: 3000, demo: true });
  });

  test('is refused in production: every secret in it is public', () => {
    const refused = productionProblems({ ...example, PUBLIC_URL: 'https://lavoir.example.fr' });
    expect(refused.map((problem) => problem.split(' ')[0])).toEqual(
      expect.arrayContaining(['POSTGRES_PASSWORD', 'HASURA_ADMIN_SECRET', 'HOOK_SECRET', 'JWT_KEY']),
    );
  });
});
