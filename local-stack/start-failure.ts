import { PostgresError } from './postgres/postgres-error.ts';
import { ProjectError } from './hasura-engine/errors/project-error.ts';
import { StartError } from './start-error.ts';

/** The one sentence that tells a developer why the stack did not start, or undefined for a fault of ours. */
export function explainStartFailure(error: unknown): string | undefined {
  const isExplained =
    error instanceof StartError || error instanceof PostgresError || error instanceof ProjectError;
  return isExplained ? error.message.replaceAll(/\s*\n\s*/g, ' ') : undefined;
}
