import type { EnumType, InsertAccess, TableWrites, TrackedTable } from '../../schema/model.ts';
import { allOf, Row, tableName } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { givenInput, type Input } from '../document/input.ts';
import type { PlanContext } from '../plan-context.ts';
import { planWhere } from '../rows/where.ts';
import type { Change } from './written-rows.ts';

const byDefault = sql`default`;

export function insertChange(
  table: TrackedTable,
  { presets }: InsertAccess,
  rows: Map<string, SQL>[],
  conflict: Conflict,
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
    command: sql`insert into ${tableName(table.relation)} as ${row.alias} (${names}) values ${sql.join(tuples, ', ')}${conflict.clause(row)}`,
    check: conflict.check(row),
    path,
  };
}

export interface Conflict {
  clause: (row: Row) => SQL;
  check: (row: Row) => SQL | undefined;
}

export function planConflict(
  context: PlanContext,
  input: Input | undefined,
  { update }: TableWrites,
  access: InsertAccess,
): Conflict {
  const inserted = (row: Row) => access.check?.(row);
  if (!input || input.isNull) return { clause: () => sql``, check: inserted };
  const fields = input.fields();
  const constraintInput = fields.get('constraint') as Input;
  const { values } = context.schema.types.get(constraintInput.typeName) as EnumType;
  const constraint = sql.identifier(constraintInput.enumValue(values.keys()));
  const columns = fields.get('update_columns')?.columns() ?? [];
  if (columns.length === 0 || !update) {
    return {
      clause: () => sql` on conflict on constraint ${constraint} do nothing`,
      check: inserted,
    };
  }
  const whereInput = givenInput(fields, 'where');
  const where = whereInput && planWhere(whereInput);
  const settings = [
    ...columns.map(({ name }) => {
      const column = sql.identifier(name);
      return sql`${column} = excluded.${column}`;
    }),
    ...update.presets.map(({ column, value }) => sql`${sql.identifier(column)} = ${value}`),
  ];
  return {
    clause(row) {
      const condition = allOf([update.filter?.(row) ?? sql.true, where?.(row) ?? sql.true]);
      return sql` on conflict on constraint ${constraint} do update set ${sql.join(settings, ', ')} where ${condition}`;
    },
    check(row) {
      if (!access.check && !update.check) return undefined;
      // xmax is 0 for an inserted row, because no transaction has deleted or locked it.
      return sql`case when ${row.alias}.xmax = 0 then ${inserted(row) ?? sql.true} else ${update.check?.(row) ?? sql.true} end`;
    },
  };
}
