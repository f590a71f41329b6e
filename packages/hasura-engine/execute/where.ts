import { databaseQueryError, invalid } from '../errors/graphql-error.ts';
import { allOf, anyOf } from '../sql/condition.ts';
import { builtinType } from '../sql/parameter.ts';
import type { Predicate, Row } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { planComparison } from './comparison.ts';
import { countedColumns, countExpression } from './count.ts';
import { planFunctionCall } from './function-call.ts';
import { givenInput, type Input } from './input.ts';
import { planRelatedRows, type SelectRelated } from './related-rows.ts';

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
    case 'relationship':
    case 'computed_rows': {
      const inner = planWhere(input);
      const select = planRelatedRows(source);
      return (row) => sql`exists ${select(row, () => sql`1`, inner)}`;
    }
    case 'relationship_aggregate':
      return planAggregate(input, planRelatedRows(source));
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

/** Plans a `T_aggregate_bool_exp`: exactly one aggregate over related rows, compared with a value. */
function planAggregate(input: Input, select: SelectRelated): Predicate {
  const [given, ...others] = input.fields();
  if (!given || others.length > 0) throw invalid('exactly one predicate should be specified', input.path);
  const [name, operation] = given;
  const fields = operation.fields();
  const filter = givenInput(fields, 'filter');
  const where = filter && planWhere(filter);
  const { columns, distinct } = countedColumns(fields, 'arguments');
  // Hasura writes SQL here that Postgres refuses.
  if (columns.length > 1) throw databaseQueryError();
  const predicate = fields.get('predicate') as Input;
  const compare = planComparison(predicate, builtinType(name === 'count' ? 'int4' : 'bool'));
  const aggregate = (remote: Row): SQL => {
    const values = columns.map((column) => remote.column(column.name));
    if (name === 'count') return countExpression(values, distinct);
    return sql`${sql.identifier(name)}(${distinct ? sql`distinct ` : sql``}${values[0] as SQL})`;
  };
  return (row) => compare(select(row, aggregate, where));
}
