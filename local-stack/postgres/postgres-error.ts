/** The reason why Postgres cannot run, in one sentence that says what to do. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}
