import type { Relationship, TableAccess, TrackedColumn } from '../schema/model.ts';
import { allOf, joinCondition, tableName } from '../sql/condition.ts';
import { Row } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { planFunctionCall } from './function-call.ts';
import type { Input } from './input.ts';

type Expression = (row: Row) => SQL;
type Related = { relationship: Relationship; access: TableAccess };

export interface OrderTerm {
  /** The column, if the term is a plain column; `distinct_on` is compared with it. */
  column: TrackedColumn | undefined;
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

/** Plans `order_by` as terms for the rows of the table. */
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
      const { column } = source;
      return [{ column, expression: (row) => row.column(column.name), direction: directionOf(input) }];
    }
    case 'computed': {
      const call = planFunctionCall(source.computed, undefined);
      return [{ column: undefined, expression: (row) => call(row.whole()), direction: directionOf(input) }];
    }
    case 'relationship':
      return planObject(input).map(({ expression, direction }) => ({
        column: undefined,
        expression: (row) => fromRemote(source, row, expression),
        direction,
      }));
    case 'relationship_aggregate':
      return [...input.fields()].flatMap(([name, child]) =>
        child.isNull ? [] : planAggregate(source, name, child),
      );
  }
  return [];
}

function planAggregate(source: Related, name: string, input: Input): OrderTerm[] {
  const term = (aggregate: Expression, direction: Input): OrderTerm => ({
    column: undefined,
    expression: (row) => fromRemote(source, row, aggregate),
    direction: directionOf(direction),
  });
  if (name === 'count') return [term(() => sql`count(*)`, input)];
  return [...input.fields().values()].flatMap((child) => {
    const column = child.definition?.source;
    if (column?.kind !== 'column' || child.isNull) return [];
    return [term((remote) => sql`${sql.identifier(name)}(${remote.column(column.column.name)})`, child)];
  });
}

function directionOf(input: Input): SQL {
  return directions[input.enumValue(Object.keys(directions))] as SQL;
}

/** Scalar subselect over the related rows that the role may select. */
function fromRemote({ relationship, access }: Related, row: Row, expression: Expression): SQL {
  const remote = new Row();
  const value = expression(remote);
  const condition = allOf([
    joinCondition(relationship, row, remote),
    access.filter?.(remote, remote) ?? sql.true,
  ]);
  const limit = relationship.kind === 'object' && !relationship.unique ? sql` limit 1` : sql``;
  const from = tableName(relationship.remote.relation);
  return sql`(select ${value} from ${from} as ${remote.alias} where ${condition}${limit})`;
}
