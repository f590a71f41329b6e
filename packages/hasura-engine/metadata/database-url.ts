import type { SourceConfiguration } from './model.ts';

/** Returns the database URL of databases.yaml, written there or read from a variable. */
export function databaseUrl(
  { databaseUrl: configured, place }: SourceConfiguration,
  environment: Record<string, string | undefined>,
): string {
  if ('value' in configured) return configured.value;
  const value = environment[configured.fromEnv];
  return value || place.fail(`needs the variable ${configured.fromEnv}, which is not set`);
}
