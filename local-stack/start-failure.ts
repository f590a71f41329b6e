import { PostgresError } from './postgres/postgres-error.ts';
import { ProjectError } from '@lavoir/hasura-engine';
import { StartError } from './start-error.ts';

/** Returns the sentence that explains why the stack did not start, or undefined for an unexpected error. */
export function explainStartFailure(error: unknown): string | undefined {
  const isExplained =
    error instanceof StartError || error instanceof PostgresError || error instanceof ProjectError;
  return isExplained ? inOneLine(error.message) : undefined;
}

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
