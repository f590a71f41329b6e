import type { InsertAccess, TrackedTable } from '../../schema/model.ts';
import { tableName } from '../../sql/condition.ts';
import { Row } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Conflict } from './on-conflict.ts';
import type { Change } from './written-rows.ts';

const byDefault = sql`default`;

/** One INSERT of rows that may each omit different columns. */
export function insertChange(
  table: TrackedTable,
  { presets }: InsertAccess,
  rows: Map<string, SQL>[],
  conflict: Conflict,
  paths: Pick<Change, 'path' | 'checkPath'>,
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
    ...paths,
  };
}
