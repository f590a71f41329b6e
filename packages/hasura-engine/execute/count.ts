import type { TrackedColumn } from '../schema/model.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { givenInput, type Input } from './input.ts';

/** Reads the columns to count, from the input `columnsKey`, and the input `distinct`. */
export function countedColumns(
  inputs: Map<string, Input>,
  columnsKey: string,
): { columns: TrackedColumn[]; distinct: boolean } {
  return {
    columns: givenInput(inputs, columnsKey)?.columns() ?? [],
    distinct: givenInput(inputs, 'distinct')?.boolean() ?? false,
  };
}

/** `count` over all rows, over a column, or over several as one row value. */
export function countExpression(columns: SQL[], distinct: boolean): SQL {
  if (columns.length === 0) return sql`count(*)`;
  const counted = columns.length === 1 ? (columns[0] as SQL) : sql`(${sql.join(columns, ', ')})`;
  return distinct ? sql`count(distinct ${counted})` : sql`count(${counted})`;
}
