/** The scalars of GraphQL itself. */
export const builtinScalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** Scalars named like types of Postgres need no declaration in `actions.graphql`. */
export const postgresScalars = new Set([
  'bigint',
  'bpchar',
  'bytea',
  'citext',
  'date',
  'float8',
  'geography',
  'geometry',
  'inet',
  'interval',
  'json',
  'jsonb',
  'ltree',
  'money',
  'numeric',
  'smallint',
  'time',
  'timestamp',
  'timestamptz',
  'timetz',
  'tsvector',
  'uuid',
]);
