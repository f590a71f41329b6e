import { accessFrom } from '../schema/implied-filter.ts';
import type { ColumnType } from '../catalog/model.ts';
import { parentPath } from '../errors/graphql-error.ts';
import type { ComputedField, ObjectType, TableAccess } from '../schema/model.ts';
import { joinCondition } from '../sql/condition.ts';
import { jsonObject, jsonValue } from '../sql/json.ts';
import { textArrayType, textType } from '../sql/parameter.ts';
import { Row } from '../sql/row.ts';
import { sql } from '../sql/sql.ts';
import { encodeArray } from '../sql/value.ts';
import { planAggregate } from './aggregate.ts';
import { planFunctionCall } from './function-call.ts';
import { givenInput, type Input } from './input.ts';
import { noJsonPath, parseJsonPath } from './json-path.ts';
import type { PlanContext } from './plan-context.ts';
import { planRowArguments } from './row-arguments.ts';
import { selectList, selectOne, tableSource, type RowOutput, type RowSource } from './row-query.ts';
import { readArguments } from './arguments.ts';
import { planMembers, refuseSelection, type Selected } from './selection.ts';

/**
 * Plans the selection on rows of one table. The SQL is written later, for a given row.
 *
 * `proven` is an access whose filter these rows satisfy, because the same statement selects them through it. Omit it
 * where that is not certain, as for rows that a mutation returns: then all filters of nested rows apply.
 */
export function planRow(
  context: PlanContext,
  selected: Selected,
  depth: number,
  proven?: TableAccess,
): RowOutput {
  const members = planMembers(context, selected, depth, (member, type) =>
    planMember(context, type, member, depth + 1, proven),
  );
  return (row) => jsonObject(members.map(([key, output]) => [key, output(row)]));
}

function planMember(
  context: PlanContext,
  type: ObjectType,
  selected: Selected,
  depth: number,
  proven: TableAccess | undefined,
): RowOutput {
  const { field, path } = selected;
  if (!field) return () => sql.literal(type.name);
  const { source } = field;
  const args = readArguments(context, selected.node, field.args, path);
  switch (source.kind) {
    case 'column': {
      refuseSelection(selected);
      const { column } = source;
      return planValue(context, (row) => row.column(column.name), column.type, givenInput(args, 'path'));
    }
    case 'computed': {
      refuseSelection(selected);
      const call = planFunctionCall(source.computed, args.get('args'));
      const { returns } = source.computed.database;
      return planValue(context, (row) => call(row.whole()), returns, givenInput(args, 'path'));
    }
    case 'computed_rows':
      return planComputedRows(context, selected, args, source, depth);
    case 'relationship': {
      const { relationship } = source;
      const access = accessFrom(proven, relationship, source.access);
      if (relationship.kind === 'object') {
        const item = planRow(context, selected, depth, source.access);
        return (row) => {
          const remote = new Row();
          const join = joinCondition(relationship, row, remote);
          return sql`(${selectOne(tableSource(access), [join], remote, relationship.unique, item(remote))})`;
        };
      }
      const rowArguments = planRowArguments(args, access, path);
      const item = planRow(context, selected, depth, source.access);
      return (row) => {
        const rows = tableSource(access, (remote) => joinCondition(relationship, row, remote));
        return sql`(${selectList(rows, rowArguments, item)})`;
      };
    }
    case 'relationship_aggregate': {
      const { relationship } = source;
      const access = accessFrom(proven, relationship, source.access);
      const rowArguments = planRowArguments(args, access, path);
      const aggregate = planAggregate(context, selected, rowArguments, depth, planRow, source.access);
      return (row) => aggregate(tableSource(access, (remote) => joinCondition(relationship, row, remote)));
    }
    default:
      throw new Error(`a ${source.kind} field cannot stand in a row`);
  }
}

/** A value of a row, or the part of a JSON value that `path` leads to. */
function planValue(
  context: PlanContext,
  value: RowOutput,
  type: ColumnType,
  path: Input | undefined,
): RowOutput {
  if (!path) return (row) => jsonValue(value(row), type, context.stringifyNumbers);
  const keys = path.encoded(textArrayType, (given) => {
    if (typeof given !== 'string') throw path.expected('a string');
    const parsed = parseJsonPath(given);
    if (!parsed) throw noJsonPath(given, parentPath(path.path));
    return encodeArray(parsed, textType, path.path);
  });
  return (row) => sql`(${value(row)} #> ${keys})`;
}

/** Plans the row or rows that a computed field returns, under the permissions of their table. */
function planComputedRows(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  { computed, access }: { computed: ComputedField; access: TableAccess },
  depth: number,
): RowOutput {
  const call = planFunctionCall(computed, args.get('args'));
  const rows = (row: Row): RowSource => ({ access, from: call(row.whole()), join: undefined });
  if (computed.database.returnsSet) {
    const rowArguments = planRowArguments(args, access, selected.path);
    const item = planRow(context, selected, depth, access);
    return (row) => sql`(${selectList(rows(row), rowArguments, item)})`;
  }
  const item = planRow(context, selected, depth, access);
  return (row) => {
    const remote = new Row();
    const isThere = sql`${remote.alias} is distinct from null`;
    return sql`(${selectOne(rows(row), [isThere], remote, true, item(remote))})`;
  };
}
