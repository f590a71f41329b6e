import { sql, type SQL } from '../sql/sql.ts';

/** `count` over all rows, over a column, or over several as one row value. */
export function countExpression(columns: SQL[], distinct: boolean): SQL {
  if (columns.length === 0) return sql`count(*)`;
  const counted = columns.length === 1 ? (columns[0] as SQL) : sql`(${sql.join(columns, ', ')})`;
  return distinct ? sql`count(distinct ${counted})` : sql`count(${counted})`;
}
