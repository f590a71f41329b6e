import { invalid, parentPath } from '../../errors/graphql-error.ts';
import { accessFrom } from '../../schema/implied-filter.ts';
import type { TableAccess, TrackedColumn } from '../../schema/model.ts';
import { jsonValue } from '../../sql/json.ts';
import { textArrayType, textType } from '../../sql/parameter.ts';
import { joinCondition, Row } from '../../sql/row.ts';
import { sql } from '../../sql/sql.ts';
import { encodeArray } from '../../sql/value.ts';
import { readArguments } from '../document/arguments.ts';
import { givenInput, type Input } from '../document/input.ts';
import { refuseSelection, type Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import { planAggregate } from './aggregate.ts';
import { planRowArguments } from './row-arguments.ts';
import { planJson, selectList, selectOne, tableSource, type RowOutput } from './row-query.ts';

/**
 * `proven` is an access whose filter the rows satisfy. Omit it where that is not certain, as after a mutation: all
 * filters of nested rows then apply.
 */
export function planRow(
  context: PlanContext,
  selected: Selected,
  depth: number,
  proven?: TableAccess,
): RowOutput {
  return planJson(context, selected, depth, (member) => planMember(context, member, depth + 1, proven));
}

function planMember(
  context: PlanContext,
  selected: Selected,
  depth: number,
  proven: TableAccess | undefined,
): RowOutput {
  const { field, path } = selected;
  const { source } = field;
  const args = readArguments(context, selected.node, field.args, path);
  switch (source.kind) {
    case 'column': {
      refuseSelection(selected);
      return planColumn(source.column, givenInput(args, 'path'));
    }
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
      const rowArguments = planRowArguments(args, access);
      const item = planRow(context, selected, depth, source.access);
      return (row) => {
        const rows = tableSource(access, (remote) => joinCondition(relationship, row, remote));
        return sql`(${selectList(rows, rowArguments, item)})`;
      };
    }
    case 'relationship_aggregate': {
      const { relationship } = source;
      const access = accessFrom(proven, relationship, source.access);
      const rowArguments = planRowArguments(args, access);
      const aggregate = planAggregate(context, selected, rowArguments, depth, planRow, source.access);
      return (row) => aggregate(tableSource(access, (remote) => joinCondition(relationship, row, remote)));
    }
    default:
      throw new Error(`a ${source.kind} field cannot stand in a row`);
  }
}

function planColumn(column: TrackedColumn, path: Input | undefined): RowOutput {
  if (!path) return (row) => jsonValue(row.column(column.name), column.type);
  const keys = path.encoded(textArrayType, (given) => {
    if (typeof given !== 'string') throw path.expected('a string', given);
    if (!jsonPath.test(given)) throw noJsonPath(given, parentPath(path.path));
    return encodeArray(given.replace(/^\$?\.?/, '').split('.'), textType, path.path);
  });
  return (row) => sql`(${row.column(column.name)} #> ${keys})`;
}

/** Names of keys, such as `$.name` or `address.city`. */
const jsonPath = /^(?:\$\.|\.)?[\p{L}_][\p{L}\d_-]*(?:\.[\p{L}_][\p{L}\d_-]*)*$/u;

const noJsonPath = (path: string, place: string) =>
  invalid(`parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only`, place);
