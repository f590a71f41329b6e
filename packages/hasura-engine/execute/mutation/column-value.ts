import type { TrackedColumn } from '../../schema/model.ts';
import type { SQL } from '../../sql/sql.ts';
import type { Input } from '../input.ts';

/** The value given for a column. Null for a column that is not nullable is refused here and not by Postgres. */
export const columnValue = (input: Input, { type, notNull }: TrackedColumn): SQL =>
  notNull ? input.parameter(type) : input.nullableParameter(type);
