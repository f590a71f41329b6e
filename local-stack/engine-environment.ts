import { sessionCookie } from '#contract/account/cookies.ts';

export interface EngineSettings {
  databaseUrl: string;
  adminSecret: string;
  /** HS256 key of the session tokens, at least 32 characters. */
  jwtKey: string;
  hookSecret: string;
  actionsUrl: string;
  allowList?: boolean;
}

/**
 * Time limits of statements, below the timeouts of their callers (8 seconds in the actions server, 60 in a gateway).
 * Migrations and nightly jobs have longer ones (docs/decisions/008).
 */
export const requestLimits =
  '-c statement_timeout=7s -c lock_timeout=5s -c idle_in_transaction_session_timeout=15s';

/** Returns the engine's environment, with the variables of the official image. Compose sets the same ones. */
export function engineEnvironment(settings: EngineSettings): Record<string, string> {
  return {
    HASURA_GRAPHQL_DATABASE_URL: settings.databaseUrl,
    HASURA_GRAPHQL_ADMIN_SECRET: settings.adminSecret,
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
      type: 'HS256',
      key: settings.jwtKey,
      header: { type: 'Cookie', name: sessionCookie },
    }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
    HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: 'false',
    // A visitor's own header never replaces the secret of a webhook.
    HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: 'true',
    HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION: 'hasura-default',
    HASURA_GRAPHQL_ENABLE_ALLOWLIST: String(settings.allowList ?? true),
    PGOPTIONS: requestLimits,
    ACTIONS_BASE_URL: settings.actionsUrl,
    HOOK_SECRET: settings.hookSecret,
  };
}
