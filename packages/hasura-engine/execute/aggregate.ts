import type { SelectionSetNode } from 'graphql';
import { invalid } from '../errors/graphql-error.ts';
import type { ObjectType, TableAccess } from '../schema/model.ts';
import { baseName } from '../schema/type-ref.ts';
import { jsonObject, jsonValue } from '../sql/json.ts';
import type { Row } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { countExpression } from './count.ts';
import type { PlanContext } from './plan-context.ts';
import type { RowArguments } from './row-arguments.ts';
import { selectFromRows, selectList, type RowOutput, type RowSource } from './row-query.ts';
import { collectFields, readArguments, refuseSelection, type Selected } from './selection.ts';

/** Plans the selection on a row. A parameter instead of an import, because rows and aggregates contain each other. */
export type PlanRow = (
  context: PlanContext,
  typeName: string,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
  proven?: TableAccess,
) => RowOutput;

/**
 * Plans a selection on `T_aggregate`. `aggregate` and `nodes` are separate subselects over the same rows, because the
 * role's row limit applies to `nodes` only.
 */
export function planAggregate(
  context: PlanContext,
  typeName: string,
  sets: SelectionSetNode[],
  args: RowArguments,
  path: string,
  depth: number,
  planRow: PlanRow,
  proven?: TableAccess,
): (source: RowSource) => SQL {
  const members = planMembers(context, typeName, sets, path, depth, (selected, type) => {
    const { field, selectionSets } = selected;
    if (!field) return () => sql.literal(type.name);
    const inner = baseName(field.type);
    if (field.source.kind === 'nodes') {
      const item = planRow(context, inner, selectionSets, selected.path, depth + 1, proven);
      return (source: RowSource) => sql`(${selectList(source, args, item)})`;
    }
    const output = planAggregateFields(context, inner, selectionSets, selected.path, depth + 1);
    return (source: RowSource) => sql`(${selectFromRows(source, args, args.limit, output)})`;
  });
  return (source) => jsonObject(members.map(([key, write]) => [key, write(source)]));
}

function planAggregateFields(
  context: PlanContext,
  typeName: string,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
): RowOutput {
  const members = planMembers(context, typeName, sets, path, depth, (selected, type): RowOutput => {
    const { field } = selected;
    if (!field) return () => sql.literal(type.name);
    if (field.source.kind === 'count') return planCount(context, selected);
    const operation = field.name;
    const columns = planMembers(
      context,
      baseName(field.type),
      selected.selectionSets,
      selected.path,
      depth + 1,
      (inner, innerType): RowOutput => {
        if (inner.field?.source.kind !== 'column') return () => sql.literal(innerType.name);
        refuseSelection(inner);
        const { column } = inner.field.source;
        return (row) =>
          jsonValue(
            sql`${sql.identifier(operation)}(${row.column(column.name)})`,
            column.type,
            context.stringifyNumbers,
          );
      },
    );
    return (row) => jsonObject(columns.map(([key, write]) => [key, write(row)]));
  });
  return (row) => jsonObject(members.map(([key, write]) => [key, write(row)]));
}

function planCount(context: PlanContext, selected: Selected): RowOutput {
  refuseSelection(selected);
  const args = readArguments(context, selected.node, selected.field?.args ?? new Map(), selected.path);
  const columnsInput = args.get('columns');
  const distinctInput = args.get('distinct');
  const columns = columnsInput && !columnsInput.isNull ? columnsInput.columns() : [];
  const distinct = distinctInput !== undefined && !distinctInput.isNull && distinctInput.boolean();
  return (row: Row) =>
    countExpression(
      columns.map(({ name }) => row.column(name)),
      distinct,
    );
}

function planMembers<T>(
  context: PlanContext,
  typeName: string,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
  plan: (selected: Selected, type: ObjectType) => T,
): [string, T][] {
  const type = context.schema.types.get(typeName) as ObjectType;
  if (sets.length === 0) throw invalid(`missing selection set for '${typeName}'`, `${path}.selectionSet`);
  return collectFields(context, type, sets, path, depth).map((selected) => [
    selected.key,
    plan(selected, type),
  ]);
}
