import { databaseQueryError } from '../../errors/graphql-error.ts';
import type { TableAccess } from '../../schema/model.ts';
import { jsonList, jsonObject } from '../../sql/json.ts';
import { allOf, Row, tableName } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { planMembers, type Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RowArguments } from './row-arguments.ts';

/** Rows that a role may read from a table, a function or a related row (`join`). */
export interface RowSource {
  access: TableAccess;
  from: SQL;
  join: ((row: Row) => SQL) | undefined;
}

export type RowOutput = (row: Row) => SQL;

/** Plans a JSON object with a member for each selected field; `plan` returns what writes its value. */
export function planJson<From>(
  context: PlanContext,
  selected: Selected,
  depth: number,
  plan: (member: Selected) => (from: From) => SQL,
  { mayBeEmpty = true } = {},
): (from: From) => SQL {
  const members = planMembers(context, selected, depth, (member) => {
    const { source } = member.field;
    return source.kind === 'typename' ? () => sql.literal(source.type) : plan(member);
  });
  if (members.length === 0 && !mayBeEmpty) throw databaseQueryError();
  return (from) => jsonObject(members.map(([key, write]) => [key, write(from)]));
}

export const tableSource = (access: TableAccess, join?: RowSource['join']): RowSource => ({
  access,
  from: tableName(access.table.relation),
  join,
});

/**
 * Writes `select <output> from (<permitted, filtered, sorted rows>)`. JSON is built in the outer select, so that rows
 * beyond the limit cost nothing.
 */
export function selectFromRows(
  source: RowSource,
  args: RowArguments,
  limit: SQL | undefined,
  output: RowOutput,
): SQL {
  const outer = new Row();
  // Writing the output records in `outer` which columns it uses.
  const written = output(outer);
  const inner = new Row();
  const condition = rowCondition(source, args, inner);
  const sorted = args.orderBy.map(({ expression, direction }) => sql`${expression(inner)} ${direction}`);
  const order = sorted.length > 0 ? sql` order by ${sql.join(sorted, ', ')}` : sql``;
  const columns = [...outer.used].map((name) => inner.column(name));
  const fetched = columns.length > 0 ? sql.join(columns, ', ') : sql`1`;
  const cut = limit ? sql` limit ${limit}` : sql``;
  const skipped = args.offset ? sql` offset ${args.offset}` : sql``;
  return sql`select ${written} from (select ${fetched} from ${source.from} as ${inner.alias} where ${condition}${order}${cut}${skipped}) as ${outer.alias}`;
}

export const selectList = (source: RowSource, args: RowArguments, item: RowOutput): SQL =>
  selectFromRows(source, args, args.cappedLimit, (row) => jsonList(item(row)));

/** Selects `item` from the row that meets the conditions. */
export function selectOne(source: RowSource, condition: SQL[], row: Row, isUnique: boolean, item: SQL): SQL {
  const where = allOf([...condition, source.access.filter?.(row) ?? sql.true]);
  const limit = isUnique ? sql`` : sql` limit 1`;
  return sql`select ${item} from ${source.from} as ${row.alias} where ${where}${limit}`;
}

function rowCondition({ access, join }: RowSource, args: RowArguments, row: Row): SQL {
  return allOf([join?.(row) ?? sql.true, access.filter?.(row) ?? sql.true, args.where?.(row) ?? sql.true]);
}
