import { GraphqlError } from '../../errors/graphql-error.ts';
import type { TableWrites, TrackedTable } from '../../schema/model.ts';
import { jsonList, jsonObject } from '../../sql/json.ts';
import { builtinType, result, type Bindings } from '../../sql/parameter.ts';
import { Row, tableName } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import { planMembers, refuseSelection, type Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import { planRow } from '../rows/table-selection.ts';
import { compileStatement, type Statement, type Transaction } from '../statement-runner.ts';

export type WritePlan = (transaction: Transaction, bindings: Bindings) => Promise<string>;

export interface WriteSource<Access> {
  writes: TableWrites;
  access: Access;
}

export type PlanWrite<Access> = (
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  source: WriteSource<Access>,
) => WritePlan;

export const answerWith =
  (statement: Statement): WritePlan =>
  async (transaction, bindings) =>
    (await transaction.query(statement, bindings, '$'))[0]?.[0] ?? 'null';

export interface Change {
  table: TrackedTable;
  row: Row;
  command: SQL;
  check: SQL | undefined;
  path: string;
  checkPath: string;
}

export function planChange(change: Change, output: MutationOutput): WritePlan {
  if (output.readsOtherRows) {
    const collect = planCollection(change, []);
    const answer = planAnswer(change.table, output);
    return async (transaction, bindings) => {
      const written = await collect(transaction, bindings);
      return answer(
        transaction,
        bindings,
        written.map(({ text }) => text),
        written.length,
      );
    };
  }
  const { row, command, check = sql.true } = change;
  const checked = sql.identifier(Symbol('checked'));
  const changed = sql.identifier(Symbol('changed'));
  const answer = output.write(changed, sql`(select count(*) from ${changed})`);
  const statement = compileStatement(
    sql`with ${changed} as (${command} returning ${row.alias}.*, coalesce(${check}, false) as ${checked}) select (${answer})::text, (select bool_and(${changed}.${checked}) from ${changed})`,
  );
  return async (transaction, bindings) => {
    const [found] = await transaction.query(statement, bindings, change.path);
    if (found?.[1] === 'f') throw checkFailure(change.checkPath);
    return found?.[0] ?? 'null';
  };
}

interface WrittenRow {
  text: string;
  columns: Record<string, string | null>;
}

export function planCollection(
  { row, command, check = sql.true, path, checkPath }: Change,
  columns: string[],
): (transaction: Transaction, bindings: Bindings) => Promise<WrittenRow[]> {
  const values = [
    sql`${row.alias}::text`,
    sql`coalesce(${check}, false)`,
    ...columns.map((column) => sql`${row.column(column)}::text`),
  ];
  const statement = compileStatement(sql`${command} returning ${sql.join(values, ', ')}`);
  return async (transaction, bindings) => {
    const rows = await transaction.query(statement, bindings, path);
    return rows.map(([text, passed, ...found]) => {
      if (passed === 'f') throw checkFailure(checkPath);
      return {
        text: text ?? '',
        columns: Object.fromEntries(columns.map((column, index) => [column, found[index] ?? null])),
      };
    });
  };
}

export function planAnswer(
  table: TrackedTable,
  output: MutationOutput,
): (transaction: Transaction, bindings: Bindings, rows: string[], affected: number) => Promise<string> {
  const step = {};
  const type = tableName(table.relation);
  const rows = sql`unnest((${sql.value(({ results }: Bindings) => results?.get(step)?.rows ?? null)})::${type}[])`;
  const answer = output.write(rows, result(step, 'affected', builtinType('int4')));
  const run = answerWith(compileStatement(sql`select (${answer})::text`));
  return (transaction, bindings, texts, affected) => {
    const literal = `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
    bindings.results?.set(step, { rows: literal, affected: String(affected) });
    return run(transaction, bindings);
  };
}

const checkFailure = (path: string) =>
  new GraphqlError('permission-error', 'check constraint of an insert/update permission has failed', path);

/** Made from the changed rows, to which the role's select filter does not apply. */
export interface MutationOutput {
  /** True if the answer reads other tables, which must already show the change. */
  readsOtherRows: boolean;
  write(rows: SQL, affected: SQL): SQL;
}

export function planResponse(context: PlanContext, selected: Selected): MutationOutput {
  const members = planMembers(context, selected, 1, (member): MutationOutput => {
    const { source } = member.field;
    if (source.kind === 'typename') return { readsOtherRows: false, write: () => sql.literal(source.type) };
    if (source.kind === 'affected_rows') {
      refuseSelection(member);
      return { readsOtherRows: false, write: (_rows, affected) => affected };
    }
    return planRows(context, member, jsonList);
  });
  return {
    readsOtherRows: members.some(([, member]) => member.readsOtherRows),
    write: (rows, affected) => jsonObject(members.map(([key, { write }]) => [key, write(rows, affected)])),
  };
}

export const planSingleRow = (context: PlanContext, selected: Selected): MutationOutput =>
  planRows(context, selected, (item) => item);

function planRows(context: PlanContext, selected: Selected, write: (item: SQL) => SQL): MutationOutput {
  const item = planRow(context, selected, 2);
  const kinds = planMembers(context, selected, 2, ({ field }) => field.source.kind);
  return {
    readsOtherRows: kinds.some(([, kind]) => kind !== 'column' && kind !== 'typename'),
    write(rows) {
      const row = new Row();
      return sql`(select ${write(item(row))} from ${rows} as ${row.alias})`;
    },
  };
}
