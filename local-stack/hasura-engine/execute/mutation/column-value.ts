import type { TrackedColumn } from '../../schema/model.ts';
import type { SQL } from '../../sql/sql.ts';
import type { Input } from '../input.ts';

/** What is given for a column. Null for one that takes none never reaches Postgres. */
export const columnValue = (input: Input, { type, notNull }: TrackedColumn): SQL =>
  notNull ? input.parameter(type) : input.nullableParameter(type);
