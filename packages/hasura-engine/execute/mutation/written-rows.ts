import { GraphqlError } from '../../errors/graphql-error.ts';
import type { TableWrites, TrackedTable } from '../../schema/model.ts';
import { jsonList, jsonObject } from '../../sql/json.ts';
import type { Bindings } from '../../sql/parameter.ts';
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

/** Reads the values of columns in the order of the request. */
export function readValues(input: Input): Map<string, SQL> {
  const values = new Map<string, SQL>();
  for (const child of input.fields().values()) {
    const source = child.definition?.source;
    if (source?.kind === 'column') values.set(source.column.name, child.columnParameter(source.column));
  }
  return values;
}

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
}

export function planChange(change: Change, output: MutationOutput): WritePlan {
  if (output.readsOtherRows) {
    const collect = planCollection(change);
    const answer = planAnswer(change.table, output);
    return async (transaction, bindings) =>
      answer(transaction, bindings, await collect(transaction, bindings));
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
    if (found?.[1] === 'f') throw checkFailure(change.path);
    return found?.[0] ?? 'null';
  };
}

/** Changes the rows and returns each as text. */
function planCollection({ row, command, check = sql.true, path }: Change) {
  const statement = compileStatement(sql`${command} returning ${row.alias}::text, coalesce(${check}, false)`);
  return async (transaction: Transaction, bindings: Bindings): Promise<string[]> => {
    const rows = await transaction.query(statement, bindings, path);
    return rows.map(([text, passed]) => {
      if (passed === 'f') throw checkFailure(path);
      return text ?? '';
    });
  };
}

function planAnswer({ relation }: TrackedTable, output: MutationOutput) {
  const rows = sql`(${sql.value(({ rows }: Bindings) => rows ?? null)})::${tableName(relation)}[]`;
  const answer = answerWith(
    compileStatement(sql`select (${output.write(sql`unnest(${rows})`, sql`cardinality(${rows})`)})::text`),
  );
  return (transaction: Transaction, bindings: Bindings, texts: string[]): Promise<string> => {
    const literal = `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
    return answer(transaction, { ...bindings, rows: literal });
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
