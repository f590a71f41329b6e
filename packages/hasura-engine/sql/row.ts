import { sql, type SQL, type SQLQuery } from './sql.ts';

/** A condition on a row of a known table. */
export type Condition = (row: Row) => SQL;

/** A row of a FROM item under its alias. It records which columns are used, so that only those are fetched. */
export class Row {
  readonly alias: SQL = sql.identifier(Symbol());
  readonly used = new Set<string>();

  column(name: string): SQLQuery {
    this.used.add(name);
    return sql`${this.alias}.${sql.identifier(name)}`;
  }
}

export function allOf(conditions: SQL[]): SQL {
  const relevant = conditions.filter((condition) => condition !== sql.true);
  if (relevant.length === 0) return sql.true;
  if (relevant.length === 1) return relevant[0] as SQL;
  return sql`(${sql.join(relevant, ' and ')})`;
}

export function anyOf(conditions: SQL[]): SQL {
  if (conditions.length === 0) return sql.false;
  if (conditions.length === 1) return conditions[0] as SQL;
  return sql`(${sql.join(conditions, ' or ')})`;
}

export const tableName = ({ schema, name }: { schema: string; name: string }): SQL =>
  sql.identifier(schema, name);

export function existsRow(table: { schema: string; name: string }, condition: (row: Row) => SQL): SQL {
  const row = new Row();
  return sql`exists (select 1 from ${tableName(table)} as ${row.alias} where ${condition(row)})`;
}

export function joinCondition({ columns }: { columns: [string, string][] }, local: Row, remote: Row): SQL {
  return allOf(
    columns.map(
      ([localColumn, remoteColumn]) => sql`${remote.column(remoteColumn)} = ${local.column(localColumn)}`,
    ),
  );
}
