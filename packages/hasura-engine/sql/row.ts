import type { SQL, SQLQuery } from 'pg-sql2';
import { sql } from './sql.ts';

/** A condition on a row of a known table. `root` is the row of the permission's own table, for `["$", "col"]`. */
export type Predicate = (row: Row, root: Row) => SQL;

/** A row of a FROM item under its alias. It records which columns are used, so that only those are fetched. */
export class Row {
  readonly alias: SQL = sql.identifier(Symbol());
  usesWhole = false;
  readonly used = new Set<string>();
  private readonly wholeColumn: SQL | undefined;

  /** A row of a subselect is not a row of the table; it holds that row in `wholeColumn`. */
  constructor(wholeColumn?: SQL) {
    this.wholeColumn = wholeColumn;
  }

  column(name: string): SQLQuery {
    this.used.add(name);
    return sql`${this.alias}.${sql.identifier(name)}`;
  }

  /** The row itself, as an argument of a function. */
  whole(): SQL {
    if (!this.wholeColumn) return this.alias;
    this.usesWhole = true;
    return sql`${this.alias}.${this.wholeColumn}`;
  }
}
