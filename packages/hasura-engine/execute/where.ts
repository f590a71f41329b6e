import type { ColumnType } from '../catalog/model.ts';
import { invalid } from '../errors/graphql-error.ts';
import type { Relationship, TableAccess } from '../schema/model.ts';
import { allOf, anyOf, existsRow, joinCondition, tableName } from '../sql/condition.ts';
import { operandType, operatorsFor } from '../sql/operators.ts';
import { arrayOf, builtinType, textType } from '../sql/parameter.ts';
import { Row, type Predicate } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { encodeArray, encodeValue } from '../sql/value.ts';
import { planFunctionCall } from './function-call.ts';
import { countedColumns, countExpression } from './count.ts';
import { givenInput, type Input } from './input.ts';

/** Plans a `T_bool_exp` as a condition on a row of T. */
export function planWhere(input: Input): Predicate {
  const parts = [...input.fields()].map(([name, child]) => planField(name, child));
  return (row, root) => allOf(parts.map((part) => part(row, root)));
}

function planField(name: string, input: Input): Predicate {
  const source = input.definition?.source;
  switch (source?.kind) {
    case 'column': {
      const compare = planComparison(input, source.column.type);
      return (row) => compare(row.column(source.column.name));
    }
    case 'computed': {
      const compare = planComparison(input, source.computed.database.returns);
      const call = planFunctionCall(source.computed, undefined);
      return (row) => compare(call(row.whole()));
    }
    case 'relationship': {
      const inner = planWhere(input);
      return (row) => existsRow(source.relationship.remote.relation, related(source, row, inner));
    }
    case 'relationship_aggregate':
      return planAggregates(input, source.relationship, source.access);
  }
  if (name === '_not') {
    const inner = planWhere(input);
    return (row, root) => sql`(not ${inner(row, root)})`;
  }
  const parts = input.list().map(planWhere);
  const combine = name === '_or' ? anyOf : allOf;
  return (row, root) => combine(parts.map((part) => part(row, root)));
}

/** Plans the condition that the primary key equals the given values. */
export function planKey(inputs: Iterable<Input>): (row: Row) => SQL {
  const parts = [...inputs].map((input) => {
    const key = input.definition?.source;
    if (key?.kind !== 'column') throw new Error('a key argument names no column');
    return [key.column.name, input.parameter(key.column.type)] as const;
  });
  return (row) => allOf(parts.map(([name, value]) => sql`${row.column(name)} = ${value}`));
}

/** Condition on the related rows that the role may select. */
function related(
  { relationship, access }: { relationship: Relationship; access: TableAccess },
  row: Row,
  inner: Predicate | undefined,
) {
  return (remote: Row): SQL =>
    allOf([
      joinCondition(relationship, row, remote),
      access.filter?.(remote, remote) ?? sql.true,
      inner?.(remote, remote) ?? sql.true,
    ]);
}

/** Plans a `<Scalar>_comparison_exp` as a condition on a value of that type. */
function planComparison(input: Input, type: ColumnType): (left: SQL) => SQL {
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
  const right = operand.parameter(operandType(operator.operand, type));
  return (left) => sql`(${operator.write(left, right)})`;
}

function listOperand(operand: Input, element: ColumnType): SQL {
  if (operand.isNull) throw operand.expected('a list');
  const array = arrayOf(element);
  if (!array) {
    // Postgres has no array of arrays: compare with a list of rows that hold one array each.
    const items = operand.list().map((item) => sql`(${item.parameter(element)})`);
    return items.length === 0
      ? sql`select null::${sql.identifier(element.schema, element.name)} where false`
      : sql`values ${sql.join(items, ', ')}`;
  }
  return operand.encoded(array, (value) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    const nullAt = items.findIndex((item) => item === null);
    if (nullAt >= 0) {
      throw invalid(`unexpected null value for type '${operand.typeName}'`, `${operand.path}[${nullAt}]`);
    }
    // Each item is checked alone, so that the error names its path.
    if (!element.element)
      items.forEach((item, index) => encodeValue(item, element, `${operand.path}[${index}]`));
    return encodeArray(items, element, operand.path);
  });
}

function planAggregates(input: Input, relationship: Relationship, access: TableAccess): Predicate {
  const parts = [...input.fields()].map(([name, operation]) => {
    const fields = operation.fields();
    const filter = givenInput(fields, 'filter');
    const inner = filter && planWhere(filter);
    const { columns, distinct } = countedColumns(fields, 'arguments');
    const predicate = fields.get('predicate') as Input;
    const compare = planComparison(predicate, builtinType(name === 'count' ? 'int4' : 'bool'));
    return (row: Row): SQL => {
      const remote = new Row();
      const values = columns.map((column) => remote.column(column.name));
      const aggregate =
        name === 'count'
          ? countExpression(values, distinct)
          : sql`${sql.identifier(name)}(${distinct ? sql`distinct ` : sql``}${values[0] as SQL})`;
      const condition = related({ relationship, access }, row, inner)(remote);
      return compare(
        sql`(select ${aggregate} from ${tableName(access.table.relation)} as ${remote.alias} where ${condition})`,
      );
    };
  });
  return (row) => allOf(parts.map((part) => part(row)));
}
