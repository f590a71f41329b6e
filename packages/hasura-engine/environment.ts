import { ProjectError } from './errors/project-error.ts';
import { readJwtSecret, type JwtSettings } from './http/jwt.ts';

/** Version of Hasura that this engine imitates and reports to clients and webhooks. */
export const engineVersion = 'v2.48.0';

export interface EventSettings {
  eventConcurrency: number;
  eventBatchSize: number;
  eventPollMilliseconds: number;
}

export interface EngineSettings extends EventSettings {
  adminSecret: string | undefined;
  jwt: JwtSettings | undefined;
  unauthorizedRole: string | undefined;
  enableAllowList: boolean;
  ignoredVariables: string[];
}

/** Switches of Hasura of which the engine has only this side, also where they are not set. */
const fixed = {
  HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
  HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
  HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: 'true',
  HASURA_GRAPHQL_DEV_MODE: 'false',
  HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS: 'false',
  HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE: 'false',
  HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: 'hasura-default',
};

/** Settings without effect here, which are not reported as unsupported. */
const withoutEffect = new Set([
  'HASURA_GRAPHQL_DATABASE_URL',
  'HASURA_GRAPHQL_METADATA_DATABASE_URL',
  'HASURA_GRAPHQL_SERVER_HOST',
  'HASURA_GRAPHQL_SERVER_PORT',
  'HASURA_GRAPHQL_ENABLE_TELEMETRY',
  'HASURA_GRAPHQL_LOG_LEVEL',
  'HASURA_GRAPHQL_ENABLED_APIS',
  'HASURA_GRAPHQL_ENABLED_LOG_TYPES',
  'HASURA_GRAPHQL_PG_CONNECTIONS',
  'HASURA_GRAPHQL_GRACEFUL_SHUTDOWN_TIMEOUT',
]);

export function readSettings(environment: Record<string, string | undefined>): EngineSettings {
  const supported = new Set<string>();
  const text = (name: string) => {
    supported.add(name);
    return environment[name]?.trim() || undefined;
  };
  const flag = (name: string): boolean => {
    const value = text(name) ?? 'false';
    if (value !== 'true' && value !== 'false') throw new ProjectError(`${name} must be true or false.`);
    return value === 'true';
  };
  const count = (name: string, fallback: number): number => {
    const value = text(name) ?? String(fallback);
    if (!/^\d+$/.test(value)) throw new ProjectError(`${name} must be a whole number.`);
    return Number(value);
  };
  const adminSecret = text('HASURA_GRAPHQL_ADMIN_SECRET');
  const jwtSecret = text('HASURA_GRAPHQL_JWT_SECRET');
  if (jwtSecret !== undefined && adminSecret === undefined) {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET needs HASURA_GRAPHQL_ADMIN_SECRET to be set as well.');
  }
  for (const [name, value] of Object.entries(fixed)) {
    if ((text(name) ?? value) !== value) throw new ProjectError(`${name} must be ${value}.`);
  }
  const settings = {
    adminSecret,
    jwt: jwtSecret === undefined ? undefined : readJwtSecret(jwtSecret),
    unauthorizedRole: text('HASURA_GRAPHQL_UNAUTHORIZED_ROLE'),
    eventConcurrency: count('HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE', 100),
    eventBatchSize: count('HASURA_GRAPHQL_EVENTS_FETCH_BATCH_SIZE', 100),
    eventPollMilliseconds: Math.max(count('HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL', 1000), 10),
    enableAllowList: flag('HASURA_GRAPHQL_ENABLE_ALLOWLIST'),
  };
  const ignoredVariables = Object.keys(environment).filter(
    (name) => name.startsWith('HASURA_GRAPHQL_') && !supported.has(name) && !withoutEffect.has(name),
  );
  return { ...settings, ignoredVariables };
}
