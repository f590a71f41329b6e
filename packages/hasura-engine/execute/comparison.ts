import type { ColumnType } from '../catalog/model.ts';
import { databaseQueryError, GraphqlError, invalid } from '../errors/graphql-error.ts';
import { allOf } from '../sql/condition.ts';
import { isNumber } from '../sql/number.ts';
import { operandType, operatorsFor } from '../sql/operators.ts';
import { arrayOf, textType } from '../sql/parameter.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { encodeArray, encodeValue } from '../sql/value.ts';
import type { Input } from './input.ts';

/** Plans a `<Scalar>_comparison_exp` as a condition on a value of that type. */
export function planComparison(input: Input, type: ColumnType): (left: SQL) => SQL {
  const parts = [...input.fields()].map(([name, operand]) => planOperator(name, operand, type));
  return (left) => allOf(parts.map((part) => part(left)));
}

function planOperator(name: string, operand: Input, type: ColumnType): (left: SQL) => SQL {
  if (name === '_is_null') {
    const isNull = operand.boolean();
    return (left) => (isNull ? sql`(${left} is null)` : sql`(${left} is not null)`);
  }
  if (name === '_cast') {
    const casts = [...operand.fields().values()].map((cast) => planComparison(cast, textType));
    return (left) => allOf(casts.map((cast) => cast(sql`(${left})::text`)));
  }
  const operator = operatorsFor(type)[name];
  if (!operator) throw invalid(`field '${name}' not found`, operand.path);
  if (operator.operand === 'list' || operator.operand === 'texts') {
    const right = listOperand(operand, operator.operand === 'texts' ? textType : type);
    return (left) => sql`(${operator.write(left, right)})`;
  }
  const operandOf = operandType(operator.operand, type);
  // A key that is null is found nowhere; for other operators null is no operand.
  const right =
    operator.operand === 'text' ? operand.nullableParameter(operandOf) : operand.parameter(operandOf);
  return (left) => sql`(${operator.write(left, right)})`;
}

function listOperand(operand: Input, element: ColumnType): SQL {
  if (operand.isNull) throw operand.expected('a list');
  const array = arrayOf(element);
  if (!array) throw refusedArrays(operand, element);
  return operand.encoded(array, (value) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    items.forEach((item, index) => {
      const path = `${operand.path}[${index}]`;
      if (item === null) throw invalid(`unexpected null value for type '${operand.typeName}'`, path);
      if (element.name === 'jsonb') refuseJson(item);
      // Each item is checked alone, so that the error names its path.
      encodeValue(item, element, path);
    });
    return encodeArray(items, element, operand.path);
  });
}

/** Lists of arrays always fail: items that are no arrays with their own error, all others in Hasura's SQL. */
function refusedArrays(operand: Input, array: ColumnType): GraphqlError {
  for (const item of operand.list()) {
    if (item.isNull) throw item.unexpectedNull();
    encodeValue(item.value(), array, item.path);
  }
  return databaseQueryError();
}

/** Hasura writes lists of JSON values so that Postgres can read numbers and booleans only. */
function refuseJson(item: unknown): void {
  if (typeof item === 'boolean' || isNumber(item)) return;
  throw new GraphqlError('data-exception', 'invalid input syntax for type json');
}
