import type { ColumnType } from '../../catalog/model.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { isNumeric } from './aggregate-operations.ts';

export interface UpdateOperator {
  name: string;
  suffix: string;
  description: string;
  inputDescription: (table: string) => string;
  accepts: (type: ColumnType) => boolean;
  operand: 'column' | 'text' | 'int4' | 'path';
  write: (column: SQL, value: SQL) => SQL;
}

const isJsonb = ({ name }: ColumnType) => name === 'jsonb';

const jsonb = (
  name: string,
  operand: UpdateOperator['operand'],
  description: string,
  write: UpdateOperator['write'],
): UpdateOperator => ({
  name: `_${name}`,
  suffix: name,
  description,
  inputDescription: () => description,
  accepts: isJsonb,
  operand,
  write,
});

export const updateOperators: UpdateOperator[] = [
  {
    name: '_set',
    suffix: 'set',
    description: 'sets the columns of the filtered rows to the given values',
    inputDescription: (table) => `input type for updating data in table "${table}"`,
    accepts: () => true,
    operand: 'column',
    write: (_column, value) => value,
  },
  {
    name: '_inc',
    suffix: 'inc',
    description: 'increments the numeric columns with given value of the filtered values',
    inputDescription: (table) => `input type for incrementing numeric columns in table "${table}"`,
    accepts: isNumeric,
    operand: 'column',
    write: (column, value) => sql`${column} + ${value}`,
  },
  jsonb(
    'append',
    'column',
    'append existing jsonb value of filtered columns with new jsonb value',
    (column, value) => sql`${column} || ${value}`,
  ),
  jsonb(
    'prepend',
    'column',
    'prepend existing jsonb value of filtered columns with new jsonb value',
    (column, value) => sql`${value} || ${column}`,
  ),
  jsonb(
    'delete_key',
    'text',
    'delete key/value pair or string element. key/value pairs are matched based on their key value',
    (column, value) => sql`${column} - ${value}`,
  ),
  jsonb(
    'delete_elem',
    'int4',
    'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    (column, value) => sql`${column} - ${value}`,
  ),
  jsonb(
    'delete_at_path',
    'path',
    'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    (column, value) => sql`${column} #- ${value}`,
  ),
];
