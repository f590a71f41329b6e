import * as pgSql from 'pg-sql2';

export type { SQL, SQLQuery } from 'pg-sql2';

/** Tagged template for all SQL of the engine. Its placeholders accept only nodes, never text. */
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
