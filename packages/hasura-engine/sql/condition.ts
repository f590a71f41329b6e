import { Row } from './row.ts';
import { sql, type SQL } from './sql.ts';

/** Joins conditions with `and`; true without any. */
export function allOf(conditions: SQL[]): SQL {
  const relevant = conditions.filter((condition) => condition !== sql.true);
  if (relevant.length === 0) return sql.true;
  if (relevant.length === 1) return relevant[0] as SQL;
  return sql`(${sql.join(relevant, ' and ')})`;
}

/** Joins conditions with `or`; false without any. */
export function anyOf(conditions: SQL[]): SQL {
  if (conditions.length === 0) return sql.false;
  if (conditions.length === 1) return conditions[0] as SQL;
  return sql`(${sql.join(conditions, ' or ')})`;
}

export const tableName = ({ schema, name }: { schema: string; name: string }): SQL =>
  sql.identifier(schema, name);

/** Condition that a row of the table exists that satisfies `condition`. */
export function existsRow(table: { schema: string; name: string }, condition: (row: Row) => SQL): SQL {
  const row = new Row();
  return sql`exists (select 1 from ${tableName(table)} as ${row.alias} where ${condition(row)})`;
}

/** Condition that joins the remote row of a relationship with the local one. */
export function joinCondition({ columns }: { columns: [string, string][] }, local: Row, remote: Row): SQL {
  return allOf(
    columns.map(
      ([localColumn, remoteColumn]) => sql`${remote.column(remoteColumn)} = ${local.column(localColumn)}`,
    ),
  );
}
