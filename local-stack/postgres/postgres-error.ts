/** A reason why Postgres cannot run, told in one sentence that a developer can act on. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}
