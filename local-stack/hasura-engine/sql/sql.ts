import * as pgSql from 'pg-sql2';

export type { SQL, SQLQuery } from 'pg-sql2';

/** The one way SQL is written here: a tagged template whose holes take only nodes, never text. */
export const sql = Object.assign(
  (strings: TemplateStringsArray, ...values: pgSql.SQL[]): pgSql.SQLQuery => pgSql.query(strings, ...values),
  {
    identifier: pgSql.identifier,
    value: pgSql.value,
    join: pgSql.join,
    literal: pgSql.literal,
    compile: pgSql.compile,
    true: pgSql.TRUE,
    false: pgSql.FALSE,
    null: pgSql.NULL,
  },
);
