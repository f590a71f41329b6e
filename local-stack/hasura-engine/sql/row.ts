import type { SQL, SQLQuery } from 'pg-sql2';
import { sql } from './sql.ts';

/** A row of a FROM item under its alias. It remembers which columns were asked of it, so that only those are fetched. */
export class Row {
  readonly alias: SQL = sql.identifier(Symbol());
  usesWhole = false;
  readonly used = new Set<string>();
  private readonly wholeColumn: SQL | undefined;

  /** A row of a subselect is no row of the table; it has that in a column of its own. */
  constructor(wholeColumn?: SQL) {
    this.wholeColumn = wholeColumn;
  }

  column(name: string): SQLQuery {
    this.used.add(name);
    return sql`${this.alias}.${sql.identifier(name)}`;
  }

  /** The row itself, as functions on the table take it. */
  whole(): SQL {
    if (!this.wholeColumn) return this.alias;
    this.usesWhole = true;
    return sql`${this.alias}.${this.wholeColumn}`;
  }
}
