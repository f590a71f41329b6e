import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import { envNames } from '../../actions-server/src/env.ts';
import { productionProblems } from '../../actions-server/src/platform/production-settings.ts';
import { engineEnvironment, requestLimits } from '../../local-stack/engine-environment.ts';
import { readSettings } from '../../local-stack/settings.ts';
import { checkCompose, exampleVariables, productionFile, readWorlds } from './compose-check.ts';
import { interpolate } from './interpolation.ts';

describe('the Compose files', () => {
  test('follow the schema and the rules of production', async () => {
    expect(await checkCompose()).toEqual([]);
  });

  test('start in production nothing that local testing needs', async () => {
    const { production } = await readWorlds();
    const started = Object.entries(production.services).filter(([, { profiles }]) => !profiles?.length);
    expect(started.map(([name]) => name).sort()).toEqual([
      'actions-server',
      'hasura',
      'postgres',
      'settings',
      'web',
    ]);
    expect(JSON.stringify(started)).not.toMatch(/mailpit|sandbox|insecure|localhost/);
  });

  test('start nothing of local testing in production, whatever profile is asked for', async () => {
    const { local, production } = await readWorlds();
    const withProfile = Object.entries(local.services).filter(([, { profiles }]) =>
      profiles?.includes('dev'),
    );
    expect(withProfile.map(([name]) => name).sort()).toEqual(['demo', 'mailpit', 'stripe']);
    for (const [name] of withProfile) expect(production.services[name]?.profiles).toEqual(['local-only']);
    expect(production.services.settings!.environment).toHaveProperty('COMPOSE_PROFILES');
    expect(productionProblems({ COMPOSE_PROFILES: 'dev' })).toContain(
      'COMPOSE_PROFILES must be empty: the demo accounts of dev have a known password',
    );
  });

  test('tell Hasura the same as the local stack tells its engine', async () => {
    const { local, production } = await readWorlds();
    const told = { databaseUrl: '', adminSecret: '', jwtKey: 'key', hookSecret: '', actionsUrl: '' };
    const own = [
      'HASURA_GRAPHQL_DATABASE_URL',
      'HASURA_GRAPHQL_ADMIN_SECRET',
      'HASURA_GRAPHQL_JWT_SECRET',
      'ACTIONS_BASE_URL',
      'HOOK_SECRET',
      // The server alone gets it, through its command: migrations take longer.
      'PGOPTIONS',
    ];
    const common = Object.entries(engineEnvironment(told)).filter(([name]) => !own.includes(name));
    for (const { services } of [local, production]) {
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
    expect(production.services.hasura!.environment).toMatchObject({
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true',
      HASURA_GRAPHQL_ENABLE_CONSOLE: 'false',
      HASURA_GRAPHQL_DEV_MODE: 'false',
    });
  });

  test('set every setting of the actions server that a container can need', async () => {
    const { local } = await readWorlds();
    const fixedInImage = ['HOST', 'PORT', 'METRICS_PORT', 'PHOTOS_DIRECTORY', 'MAIL_DIRECTORY', 'APP_SHELL'];
    const set = Object.keys(local.services['actions-server']!.environment!);
    expect(envNames.filter((name) => !set.includes(name) && !fixedInImage.includes(name))).toEqual([]);
    expect(set.filter((name) => !envNames.includes(name))).toEqual([]);
  });

  test('lead to the sandbox without a key of Stripe, and to Stripe with one', async () => {
    const { local, production } = await readWorlds();
    const text = 'http${KEY:+s}://${KEY:+api.}stripe${KEY:+.com}';
    expect(local.services['actions-server']!.environment!.STRIPE_API_URL).toBe('http://stripe');
    expect(interpolate(text, { KEY: 'sk_test_1' })).toBe('https://api.stripe.com');
    expect(production.services['actions-server']!.environment!.STRIPE_API_URL).toBe('');
  });

  test('check in production every setting that can be wrong', async () => {
    const text = await readFile(productionFile, 'utf8');
    const checked = productionProblems({}).map((problem) => problem.split(' ')[0]!);
    expect(checked.filter((name) => !text.includes(`${name}: `))).toEqual([]);
  });
});

describe('.env.example', () => {
  test('names every variable of the Compose files, and no other than npm start reads', async () => {
    const asked = new Set<string>();
    await readWorlds((name) => asked.add(name));
    const named = Object.keys(await exampleVariables());
    expect([...asked].filter((name) => !named.includes(name))).toEqual([]);
    const readElsewhere = ['COMPOSE_FILE', 'DATA_DIR', 'DEMO'];
    expect(named.filter((name) => !asked.has(name) && !readElsewhere.includes(name))).toEqual([]);
  });

  test('is good for npm start as it is', async () => {
    expect(readSettings(await exampleVariables())).toMatchObject({ port: 3000, demo: true });
  });

  test('would not open to the public: every secret in it is refused', async () => {
    const example = { ...(await exampleVariables()), PUBLIC_URL: 'https://lavoir.example.fr' };
    const refused = productionProblems(example).map((problem) => problem.split(' ')[0]);
    expect(refused).toEqual(
      expect.arrayContaining(['POSTGRES_PASSWORD', 'HASURA_ADMIN_SECRET', 'HOOK_SECRET', 'JWT_KEY']),
    );
  });
});

test.each([
  ['$A-${A}', 'a-a'],
  ['${A:-x}${EMPTY:-x}${EMPTY-x}${NONE-x}', 'axx'],
  ['${A:+x}${EMPTY:+x}${EMPTY+x}${NONE+x}', 'xx'],
  ['${NONE:-http://localhost:${B:-3000}}', 'http://localhost:b'],
  ['$$A ${NONE:-{}}', '$A {}'],
])('%s is filled in', (text, filled) => {
  expect(interpolate(text, { A: 'a', B: 'b', EMPTY: '' })).toBe(filled);
});

test('a variable without value or default is an error', () => {
  expect(() => interpolate('${NONE}', {})).toThrow('NONE is not set');
  expect(() => interpolate('${NONE:?because}', {})).toThrow('because');
  expect(() => interpolate('${NONE', { NONE: '' })).toThrow('not closed');
});
