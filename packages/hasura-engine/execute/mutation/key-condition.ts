import { allOf } from '../../sql/condition.ts';
import type { Row } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../input.ts';

/** Condition that the primary key equals the given values. */
export function keyCondition(inputs: Input[]): (row: Row) => SQL {
  const parts = inputs.map((input) => {
    const key = input.definition?.source;
    if (key?.kind !== 'column') throw new Error('a key argument names no column');
    return [key.column.name, input.parameter(key.column.type)] as const;
  });
  return (row) => allOf(parts.map(([name, value]) => sql`${row.column(name)} = ${value}`));
}
