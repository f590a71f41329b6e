import type { ColumnType } from '../../catalog/model.ts';

const numeric = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money']);
const comparable = new Set([
  ...numeric,
  'text',
  'varchar',
  'bpchar',
  'citext',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'timetz',
]);

export const isNumeric = (type: ColumnType): boolean => numeric.has(type.name);

const isComparable = (type: ColumnType) => type.kind === 'enum' || comparable.has(type.name);

export interface AggregateOperation {
  name: string;
  accepts: (type: ColumnType) => boolean;
  keepsType: boolean;
}

export const aggregateOperations: AggregateOperation[] = [
  ...['avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance'].map((name) => ({
    name,
    accepts: isNumeric,
    keepsType: false,
  })),
  { name: 'sum', accepts: isNumeric, keepsType: true },
  { name: 'max', accepts: isComparable, keepsType: true },
  { name: 'min', accepts: isComparable, keepsType: true },
];
