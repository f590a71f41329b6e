import { ProjectError } from './errors/project-error.ts';
import { readJwtSecret, type JwtSettings } from './http/jwt-settings.ts';

/** The settings under Hasura's own names that this engine heeds. */
export interface EngineSettings {
  adminSecret: string | undefined;
  jwt: JwtSettings | undefined;
  unauthorizedRole: string | undefined;
  stringifyNumbers: boolean;
  inferFunctionPermissions: boolean;
  devMode: boolean;
  adminInternalErrors: boolean;
  /** A client that may send headers on to webhooks cannot overwrite a configured one. */
  configuredHeadersWin: boolean;
}

export function readSettings(environment: Record<string, string | undefined>): EngineSettings {
  const flag = (name: string, fallback: boolean): boolean => {
    const value = environment[name]?.trim().toLowerCase();
    if (value === undefined || value === '') return fallback;
    if (['true', 't', 'yes', 'y', '1'].includes(value)) return true;
    if (['false', 'f', 'no', 'n', '0'].includes(value)) return false;
    throw new ProjectError(`${name} must be true or false.`);
  };
  const text = (name: string) => environment[name] || undefined;
  const adminSecret = text('HASURA_GRAPHQL_ADMIN_SECRET') ?? text('HASURA_GRAPHQL_ACCESS_KEY');
  const jwtSecret = text('HASURA_GRAPHQL_JWT_SECRET');
  if (jwtSecret !== undefined && adminSecret === undefined) {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET needs HASURA_GRAPHQL_ADMIN_SECRET to be set as well.');
  }
  if (flag('HASURA_GRAPHQL_ENABLE_ALLOWLIST', false)) {
    throw new ProjectError('HASURA_GRAPHQL_ENABLE_ALLOWLIST is not supported.');
  }
  if (flag('HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE', false)) {
    throw new ProjectError('HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE is not supported.');
  }
  const naming = text('HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION');
  if (naming !== undefined && naming !== 'hasura-default') {
    throw new ProjectError('HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION must be hasura-default.');
  }
  return {
    adminSecret,
    jwt: jwtSecret === undefined ? undefined : readJwtSecret(jwtSecret),
    unauthorizedRole: text('HASURA_GRAPHQL_UNAUTHORIZED_ROLE'),
    stringifyNumbers: flag('HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES', false),
    inferFunctionPermissions: flag('HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS', true),
    devMode: flag('HASURA_GRAPHQL_DEV_MODE', false),
    adminInternalErrors: flag('HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS', true),
    configuredHeadersWin: flag('HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE', false),
  };
}
