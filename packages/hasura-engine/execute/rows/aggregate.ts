import { databaseQueryError } from '../../errors/graphql-error.ts';
import type { TableAccess } from '../../schema/model.ts';
import { jsonObject, jsonValue } from '../../sql/json.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { countedColumns, countExpression, readArguments } from '../document/arguments.ts';
import { planMembers, refuseSelection, type Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RowArguments } from './row-arguments.ts';
import { selectFromRows, selectList, type RowOutput, type RowSource } from './row-query.ts';

/** Passed as a parameter, because rows and aggregates contain each other and an import would be circular. */
type PlanRow = (context: PlanContext, selected: Selected, depth: number, proven?: TableAccess) => RowOutput;

/** `aggregate` and `nodes` are separate subselects, because the role's row limit applies to `nodes` only. */
export function planAggregate(
  context: PlanContext,
  selected: Selected,
  args: RowArguments,
  depth: number,
  planRow: PlanRow,
  proven?: TableAccess,
): (source: RowSource) => SQL {
  const members = planMembers(context, selected, depth, (member, type) => {
    if (!member.field) return () => sql.literal(type.name);
    if (member.field.source.kind === 'nodes') {
      const item = planRow(context, member, depth + 1, proven);
      return (source: RowSource) => sql`(${selectList(source, args, item)})`;
    }
    const output = planAggregateFields(context, member, depth + 1);
    return (source: RowSource) => sql`(${selectFromRows(source, args, args.limit, output)})`;
  });
  refuseEmpty(members);
  return (source) => jsonObject(members.map(([key, write]) => [key, write(source)]));
}

function planAggregateFields(context: PlanContext, selected: Selected, depth: number): RowOutput {
  const members = planMembers(context, selected, depth, (member, type): RowOutput => {
    if (!member.field) return () => sql.literal(type.name);
    if (member.field.source.kind === 'count') return planCount(context, member);
    return planOperation(context, member, member.field.name, depth + 1);
  });
  refuseEmpty(members);
  return (row) => jsonObject(members.map(([key, write]) => [key, write(row)]));
}

/** Refuses a selection that directives left empty: Hasura writes SQL for it that Postgres refuses. */
function refuseEmpty(members: unknown[]): void {
  if (members.length === 0) throw databaseQueryError();
}

function planOperation(
  context: PlanContext,
  selected: Selected,
  operation: string,
  depth: number,
): RowOutput {
  const columns = planMembers(context, selected, depth, (member, type): RowOutput => {
    if (!member.field) return () => sql.literal(type.name);
    refuseSelection(member);
    const { source } = member.field;
    if (source.kind !== 'column') throw new Error(`a ${source.kind} field cannot be aggregated`);
    const { name, type: valueType } = source.column;
    return (row) =>
      jsonValue(sql`${sql.identifier(operation)}(${row.column(name)})`, valueType, context.stringifyNumbers);
  });
  return (row) => jsonObject(columns.map(([key, write]) => [key, write(row)]));
}

function planCount(context: PlanContext, selected: Selected): RowOutput {
  refuseSelection(selected);
  const args = readArguments(context, selected.node, selected.field?.args ?? new Map(), selected.path);
  const { columns, distinct } = countedColumns(args, 'columns');
  return (row) =>
    countExpression(
      columns.map(({ name }) => row.column(name)),
      distinct,
    );
}
