import type { SelectionSetNode } from 'graphql';
import { invalid } from '../errors/graphql-error.ts';
import { accessFrom } from '../schema/implied-filter.ts';
import type { ObjectType, TableAccess, TrackedColumn } from '../schema/model.ts';
import { baseName } from '../schema/type-ref.ts';
import { joinCondition } from '../sql/condition.ts';
import { jsonObject, jsonValue } from '../sql/json.ts';
import { arrayOf, textType } from '../sql/parameter.ts';
import { Row } from '../sql/row.ts';
import { sql } from '../sql/sql.ts';
import { encodeArray } from '../sql/value.ts';
import { planAggregate } from './aggregate.ts';
import { parseJsonPath } from './json-path.ts';
import type { PlanContext } from './plan-context.ts';
import { planRowArguments } from './row-arguments.ts';
import { selectList, selectOne, tableSource, type RowOutput } from './row-query.ts';
import { collectFields, readArguments, refuseSelection, type Selected } from './selection.ts';

/**
 * Plans the selection on rows of one table. The SQL is written later, when it is known which row it is.
 *
 * `proven` is an access whose filter these rows are known to meet, because the same statement selects them through it.
 * Leave it out where that is not certain, as for rows that a mutation returns: filters below are then all asked.
 */
export function planRow(
  context: PlanContext,
  typeName: string,
  sets: SelectionSetNode[],
  path: string,
  depth: number,
  proven?: TableAccess,
): RowOutput {
  const type = context.schema.types.get(typeName) as ObjectType;
  if (sets.length === 0) throw invalid(`missing selection set for '${typeName}'`, `${path}.selectionSet`);
  const members = collectFields(context, type, sets, path, depth).map((selected): [string, RowOutput] => [
    selected.key,
    planMember(context, type, selected, depth + 1, proven),
  ]);
  return (row) => jsonObject(members.map(([key, output]) => [key, output(row)]));
}

function planMember(
  context: PlanContext,
  type: ObjectType,
  selected: Selected,
  depth: number,
  proven: TableAccess | undefined,
): RowOutput {
  const { field, path, selectionSets } = selected;
  if (!field) return () => sql.literal(type.name);
  const { source } = field;
  const args = readArguments(context, selected.node, field.args, path);
  switch (source.kind) {
    case 'column': {
      refuseSelection(selected);
      const jsonPath = args.get('path');
      if (!jsonPath || jsonPath.isNull) return columnOutput(context, source.column);
      const texts = arrayOf(textType);
      if (!texts) throw new Error('text has no array type');
      const parameter = jsonPath.encoded(texts, (value) =>
        encodeArray(parseJsonPath(value, jsonPath.path), textType, path),
      );
      return (row) => sql`(${row.column(source.column.name)} #> ${parameter})`;
    }
    case 'relationship': {
      const { relationship } = source;
      const access = accessFrom(proven, relationship, source.access);
      if (relationship.kind === 'object') {
        const item = planRow(context, baseName(field.type), selectionSets, path, depth, source.access);
        return (row) => {
          const remote = new Row();
          const join = joinCondition(relationship, row, remote);
          return sql`(${selectOne(tableSource(access), [join], remote, relationship.unique, item(remote))})`;
        };
      }
      const rowArguments = planRowArguments(args, access, path);
      const item = planRow(context, baseName(field.type), selectionSets, path, depth, source.access);
      return (row) => {
        const rows = tableSource(access, (remote) => joinCondition(relationship, row, remote));
        return sql`(${selectList(rows, rowArguments, item)})`;
      };
    }
    case 'relationship_aggregate': {
      const { relationship } = source;
      const access = accessFrom(proven, relationship, source.access);
      const rowArguments = planRowArguments(args, access, path);
      const aggregate = planAggregate(
        context,
        baseName(field.type),
        selectionSets,
        rowArguments,
        path,
        depth,
        planRow,
        source.access,
      );
      return (row) => aggregate(tableSource(access, (remote) => joinCondition(relationship, row, remote)));
    }
    default:
      throw new Error(`a ${source.kind} field cannot stand in a row`);
  }
}

function columnOutput(context: PlanContext, column: TrackedColumn): RowOutput {
  return (row) => jsonValue(row.column(column.name), column.type, context.stringifyNumbers);
}
