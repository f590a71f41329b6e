import type { SQL, SQLQuery } from 'pg-sql2';
import { sql } from './sql.ts';

/** A row of a FROM item under its alias. It remembers which columns were asked of it, so that only those are fetched. */
export class Row {
  readonly alias: SQL = sql.identifier(Symbol());
  readonly used = new Set<string>();

  column(name: string): SQLQuery {
    this.used.add(name);
    return sql`${this.alias}.${sql.identifier(name)}`;
  }
}
