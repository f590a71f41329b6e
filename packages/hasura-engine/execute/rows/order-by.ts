import type { Row } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import { planRelatedRows, type SelectRelated } from './related-rows.ts';

type Expression = (row: Row) => SQL;

export interface OrderTerm {
  expression: Expression;
  direction: SQL;
}

const directions: Record<string, SQL> = {
  asc: sql`asc nulls last`,
  asc_nulls_first: sql`asc nulls first`,
  asc_nulls_last: sql`asc nulls last`,
  desc: sql`desc nulls first`,
  desc_nulls_first: sql`desc nulls first`,
  desc_nulls_last: sql`desc nulls last`,
};

export function planOrderBy(input: Input): OrderTerm[] {
  return input.list().flatMap((item) => planObject(item));
}

function planObject(input: Input): OrderTerm[] {
  const given = input.fields();
  // Applied in the alphabetical order of the schema, not in that of the request.
  return [...given]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, child]) => (child.isNull ? [] : planTerm(child)));
}

function planTerm(input: Input): OrderTerm[] {
  const source = input.definition?.source;
  switch (source?.kind) {
    case 'column': {
      const { name } = source.column;
      return [{ expression: (row) => row.column(name), direction: directionOf(input) }];
    }
    case 'relationship': {
      const select = planRelatedRows(source);
      return planObject(input).map(({ expression, direction }) => ({
        expression: (row) => select(row, expression),
        direction,
      }));
    }
    case 'relationship_aggregate': {
      const select = planRelatedRows(source);
      return [...input.fields()].flatMap(([name, child]) =>
        child.isNull ? [] : planAggregate(select, name, child),
      );
    }
  }
  return [];
}

function planAggregate(select: SelectRelated, name: string, input: Input): OrderTerm[] {
  const term = (aggregate: Expression, direction: Input): OrderTerm => ({
    expression: (row) => select(row, aggregate),
    direction: directionOf(direction),
  });
  if (name === 'count') return [term(() => sql`count(*)`, input)];
  return [...input.fields().values()].flatMap((child) => {
    const source = child.definition?.source;
    if (child.isNull || source?.kind !== 'column') return [];
    return [term((remote) => sql`${sql.identifier(name)}(${remote.column(source.column.name)})`, child)];
  });
}

function directionOf(input: Input): SQL {
  return directions[input.enumValue(Object.keys(directions))] as SQL;
}
