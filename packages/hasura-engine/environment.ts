import { ProjectError } from './errors/project-error.ts';
import { readJwtSecret, type JwtSettings } from './http/jwt.ts';

/** Version of Hasura that this engine imitates and reports to clients and webhooks. */
export const engineVersion = 'v2.48.0';

export interface EngineSettings {
  adminSecret: string;
  jwt: JwtSettings | undefined;
  unauthorizedRole: string | undefined;
  eventConcurrency: number;
  eventPollMilliseconds: number;
  enableAllowList: boolean;
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

export function readSettings(environment: Record<string, string | undefined>): EngineSettings {
  const text = (name: string) => environment[name]?.trim() || undefined;
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
  if (adminSecret === undefined) throw new ProjectError('HASURA_GRAPHQL_ADMIN_SECRET is missing.');
  for (const [name, value] of Object.entries(fixed)) {
    if ((text(name) ?? value) !== value) throw new ProjectError(`${name} must be ${value}.`);
  }
  return {
    adminSecret,
    jwt: jwtSecret === undefined ? undefined : readJwtSecret(jwtSecret),
    unauthorizedRole: text('HASURA_GRAPHQL_UNAUTHORIZED_ROLE'),
    eventConcurrency: count('HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE', 100),
    eventPollMilliseconds: Math.max(count('HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL', 1000), 10),
    enableAllowList: flag('HASURA_GRAPHQL_ENABLE_ALLOWLIST'),
  };
}
