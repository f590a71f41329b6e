import { expect, test } from 'vitest';
import { readDeployment } from './testing/manifest-files.ts';

test('the cluster has the replicas, limits and probes of deploy/kubernetes', () => {
  expect(readDeployment('actions-server')).toMatchObject({
    replicas: 2,
    readiness: { path: '/readyz?part=actions', seconds: 1, failures: 3 },
    memoryMegabytes: 1024,
  });
  expect(readDeployment('hasura')).toMatchObject({
    replicas: 2,
    readiness: { path: '/healthz' },
    memoryMegabytes: 2048,
  });
});

test('environments come from the manifest and its config maps, without secrets', () => {
  const { environment } = readDeployment('hasura');
  expect(environment.HASURA_GRAPHQL_ENABLE_ALLOWLIST).toBe('true');
  expect(environment.PGOPTIONS).toContain('statement_timeout=7s');
  expect(environment.HASURA_GRAPHQL_CORS_DOMAIN).toBe(readDeployment('web').environment.PUBLIC_URL);
  expect(Object.keys(environment).filter((name) => /SECRET|DATABASE_URL/.test(name))).toEqual([]);
});
