/** Scalars that are built into GraphQL. */
export const builtinScalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** Postgres types that `actions.graphql` may use without a declaration. */
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
