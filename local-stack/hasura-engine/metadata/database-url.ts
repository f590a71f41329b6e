import type { SourceConfiguration } from './model.ts';

/** The database that databases.yaml names, directly or through a variable. */
export function databaseUrl(
  { databaseUrl: configured, place }: SourceConfiguration,
  environment: Record<string, string | undefined>,
): string {
  if ('value' in configured) return configured.value;
  const value = environment[configured.fromEnv];
  return value || place.fail(`needs the variable ${configured.fromEnv}, which is not set`);
}
