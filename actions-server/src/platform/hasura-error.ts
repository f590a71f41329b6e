/** Hasura could not be reached, was too slow, or answered something that is not GraphQL. */
export class HasuraUnavailable extends Error {
  override name = 'HasuraUnavailable';
}

/** Codes with which Hasura says that its database is out of reach. */
const databaseDown = new Set(['postgres-error', 'postgres-max-connections-error']);

/** Hasura understood the request and refused it; `code` is Hasura's own, like `permission-error`. */
export class HasuraRefusal extends Error {
  override name = 'HasuraRefusal';
  readonly code: string;
  readonly path: string;

  constructor(message: string, code: string, path: string) {
    // Postgres quotes the offending value in these, and what somebody typed does not belong in a log.
    super(code === 'data-exception' ? 'a value does not fit its column' : message);
    this.code = code;
    this.path = path;
  }
}

/** Whether Hasura refused because of the database's constraint of this name. */
export function breaks(error: unknown, constraint: string): boolean {
  return error instanceof HasuraRefusal && new RegExp(`\\b${constraint}\\b`).test(error.message);
}

/** The shortest limit, that of waiting for a lock (`PGOPTIONS` of Hasura), less what clocks differ by. */
const shortestLimitMs = 4_900;

/**
 * Tells whether Postgres cancelled the statement for its time. Hasura says the same of any error that it does not know, so
 * the time that has passed decides.
 */
export function wasCancelled(error: Error, elapsedMs: number): boolean {
  return error instanceof HasuraRefusal && error.code === 'unexpected' && elapsedMs >= shortestLimitMs;
}

export interface GraphqlError {
  message: string;
  extensions?: { code?: string; path?: string };
}

/** Hasura stops at the first error, so the first one of its answer is the whole story. */
export function hasuraError([error]: GraphqlError[]): HasuraRefusal | HasuraUnavailable {
  const code = error?.extensions?.code ?? 'unexpected';
  const message = error?.message ?? 'no message';
  if (databaseDown.has(code)) return new HasuraUnavailable(`Hasura has no database: ${message}`);
  return new HasuraRefusal(message, code, error?.extensions?.path ?? '$');
}
