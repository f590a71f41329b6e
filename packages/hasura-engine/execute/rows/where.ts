import type { ColumnType } from '../../catalog/model.ts';
import { databaseQueryError, invalid } from '../../errors/graphql-error.ts';
import { operatorsFor } from '../../sql/operators.ts';
import { arrayOf } from '../../sql/parameter.ts';
import { allOf, anyOf, type Condition } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { encodeArray, encodeValue } from '../../sql/value.ts';
import type { Input } from '../document/input.ts';
import { planRelatedRows } from './related-rows.ts';

export function planWhere(input: Input): Condition {
  const parts = [...input.fields()].map(([name, child]) => planField(name, child));
  return (row) => allOf(parts.map((part) => part(row)));
}

function planField(name: string, input: Input): Condition {
  const source = input.definition?.source;
  switch (source?.kind) {
    case 'column': {
      const compare = planComparison(input, source.column.type);
      return (row) => compare(row.column(source.column.name));
    }
    case 'relationship': {
      const inner = planWhere(input);
      const select = planRelatedRows(source);
      return (row) => sql`exists ${select(row, () => sql`1`, inner)}`;
    }
  }
  if (name === '_not') {
    const inner = planWhere(input);
    return (row) => sql`(not ${inner(row)})`;
  }
  const parts = input.list().map(planWhere);
  const combine = name === '_or' ? anyOf : allOf;
  return (row) => combine(parts.map((part) => part(row)));
}

export function planKey(inputs: Iterable<Input>): Condition {
  const parts = [...inputs].map((input) => {
    const key = input.definition?.source;
    if (key?.kind !== 'column') throw new Error('a key argument names no column');
    return [key.column.name, input.parameter(key.column.type)] as const;
  });
  return (row) => allOf(parts.map(([name, value]) => sql`${row.column(name)} = ${value}`));
}

function planComparison(input: Input, type: ColumnType): (left: SQL) => SQL {
  const parts = [...input.fields()].map(([name, operand]) => planOperator(name, operand, type));
  return (left) => allOf(parts.map((part) => part(left)));
}

function planOperator(name: string, operand: Input, type: ColumnType): (left: SQL) => SQL {
  if (name === '_is_null') {
    const isNull = operand.boolean();
    return (left) => (isNull ? sql`(${left} is null)` : sql`(${left} is not null)`);
  }
  const operator = operatorsFor(type)[name];
  if (!operator) throw invalid(`field '${name}' not found`, operand.path);
  const right = operator.takesList ? listOperand(operand, type) : operand.parameter(type);
  return (left) => sql`(${operator.write(left, right)})`;
}

function listOperand(operand: Input, element: ColumnType): SQL {
  if (operand.isNull) throw operand.expected('a list');
  const array = arrayOf(element);
  // Hasura accepts lists of arrays, but Postgres refuses the SQL.
  if (!array) throw databaseQueryError();
  return operand.encoded(array, (value) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    items.forEach((item, index) => {
      const path = `${operand.path}[${index}]`;
      if (item === null) throw invalid(`unexpected null value for type '${operand.typeName}'`, path);
      encodeValue(item, element, path);
    });
    return encodeArray(items, element, operand.path);
  });
}
