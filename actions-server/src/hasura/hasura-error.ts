/** Hasura could not be reached, was too slow, or answered something that is not GraphQL. */
export class HasuraUnavailable extends Error {
  override name = 'HasuraUnavailable';
}

const databaseDown = new Set(['postgres-error', 'postgres-max-connections-error']);

/** Hasura understood the request and refused it; `code` is Hasura's own, like `permission-error`. */
export class HasuraRefusal extends Error {
  override name = 'HasuraRefusal';
  readonly code: string;
  readonly path: string;

  constructor(message: string, code: string, path: string) {
    // Postgres quotes the offending value in these, and user input does not belong in a log.
    super(code === 'data-exception' ? 'a value does not fit its column' : message);
    this.code = code;
    this.path = path;
  }
}

/** Shortest time limit in Hasura's `PGOPTIONS`, less a margin for the difference between the clocks. */
const shortestLimitMs = 4_900;

/**
 * Returns whether Postgres cancelled the statement because it took too long. Hasura uses the same code for every error
 * that it does not know, so the elapsed time decides.
 */
export function wasCancelled(error: Error, elapsedMs: number): boolean {
  return error instanceof HasuraRefusal && error.code === 'unexpected' && elapsedMs >= shortestLimitMs;
}

export interface GraphqlError {
  message: string;
  extensions?: { code?: string; path?: string };
}

export function hasuraError([error]: GraphqlError[]): HasuraRefusal | HasuraUnavailable {
  const code = error?.extensions?.code ?? 'unexpected';
  const message = error?.message ?? 'no message';
  if (databaseDown.has(code)) return new HasuraUnavailable(`Hasura has no database: ${message}`);
  return new HasuraRefusal(message, code, error?.extensions?.path ?? '$');
}
