import { invalid } from '../../errors/graphql-error.ts';
import type { EnumType, InsertAccess, TrackedTable } from '../../schema/model.ts';
import { Row, tableName } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Change } from './written-rows.ts';

const byDefault = sql`default`;

export function insertChange(
  table: TrackedTable,
  { presets, check }: InsertAccess,
  rows: Map<string, SQL>[],
  conflict: SQL,
  path: string,
): Change {
  const complete = rows.map(
    (values) => new Map([...values, ...presets.map(({ column, value }) => [column, value] as const)]),
  );
  const given = new Set(complete.flatMap((values) => [...values.keys()]));
  // VALUES needs a column, even if all columns of all rows take their defaults.
  const [first] = table.relation.columns.keys();
  const columns = given.size > 0 || first === undefined ? [...given] : [first];
  const tuples = complete.map(
    (values) =>
      sql`(${sql.join(
        columns.map((column) => values.get(column) ?? byDefault),
        ', ',
      )})`,
  );
  const row = new Row();
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    ', ',
  );
  return {
    table,
    row,
    command: sql`insert into ${tableName(table.relation)} as ${row.alias} (${names}) values ${sql.join(tuples, ', ')}${conflict}`,
    check: check?.(row),
    path,
  };
}

/** Writes an upsert clause. It keeps the present row: the engine updates none. */
export function planConflict(context: PlanContext, input: Input | undefined): SQL {
  if (!input || input.isNull) return sql``;
  const fields = input.fields();
  const constraint = fields.get('constraint') as Input;
  const { values } = context.schema.types.get(constraint.typeName) as EnumType;
  const [column] = fields.get('update_columns')?.list() ?? [];
  if (column) throw invalid('erroneous column name', input.path);
  return sql` on conflict on constraint ${sql.identifier(constraint.enumValue(values.keys()))} do nothing`;
}
