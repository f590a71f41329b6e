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
    const parsed = parseJsonPath(given);
    if (!parsed) throw noJsonPath(given, parentPath(path.path));
    return encodeArray(parsed, textType, path.path);
  });
  return (row) => sql`(${row.column(column.name)} #> ${keys})`;
}

const name = String.raw`\.?(?<name>[\p{L}_][\p{L}\d_-]*)`;
const index = String.raw`\.?\[(?<index>\d+)\]`;
const quoted = String.raw`\.?\[(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)')\]`;
const step = new RegExp(`^(?:${name}|${index}|${quoted})`, 'u');

export function parseJsonPath(path: string): string[] | undefined {
  if (path === '') return undefined;
  const keys: string[] = [];
  let rest = path.startsWith('$') ? path.slice(1) : path;
  while (rest !== '') {
    const match = step.exec(rest);
    const key = match?.groups && keyOf(match.groups);
    if (key === undefined) return undefined;
    keys.push(key);
    rest = rest.slice(match?.[0].length);
  }
  return keys;
}

function keyOf({ name, index, double, single }: Record<string, string | undefined>): string | undefined {
  if (index !== undefined) return String(BigInt(index));
  return name ?? unescaped(double ?? single?.replaceAll(`\\'`, `'`).replaceAll('"', '\\"') ?? '');
}

function unescaped(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}

export const noJsonPath = (path: string, place: string) =>
  invalid(
    `parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only. ` +
      'Use quotes enclosed in bracket (["..."]) if there is any special character',
    place,
  );
