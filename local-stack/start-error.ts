/** The reason why the stack cannot start, in one sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The reason why Postgres cannot run, in one sentence that says what to do. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}
