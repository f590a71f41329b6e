import { ProjectError } from '@lavoir/hasura-engine';
import { PostgresError, StartError } from './start-error.ts';

export function explainStartFailure(error: unknown): string | undefined {
  if (isDiskFull(error))
    return 'The disk of the data folder is full: free some space, or choose another folder with DATA_DIR=….';
  const isExplained =
    error instanceof StartError || error instanceof PostgresError || error instanceof ProjectError;
  return isExplained ? inOneLine(error.message) : undefined;
}

/** Node reports ENOSPC; Postgres and its programs report the message of the operating system. */
function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/ENOSPC|No space left on device/.test(error.message) || isDiskFull(error.cause))
  );
}

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
