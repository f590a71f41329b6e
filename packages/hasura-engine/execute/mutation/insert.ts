import type { InsertAccess } from '../../schema/model.ts';
import type { Input } from '../document/input.ts';
import type { PlanContext } from '../plan-context.ts';
import { insertChange, planConflict } from './insert-change.ts';
import { readRow, type GivenRow } from './insert-input.ts';
import { planNestedInsert } from './nested-insert.ts';
import { planNothing } from './update.ts';
import {
  planAnswer,
  planChange,
  planResponse,
  planSingleRow,
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

export const planInsert: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const objects = args.get('objects') as Input;
  const rows = objects.list().map((item) => readRow(item, []));
  const output = planResponse(context, selected);
  return planRows(context, source, rows, args.get('on_conflict'), output, objects.path);
};

export const planInsertOne: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const object = args.get('object') as Input;
  const output = planSingleRow(context, selected);
  return planRows(context, source, [readRow(object, [])], args.get('on_conflict'), output, object.path);
};

function planRows(
  context: PlanContext,
  { writes, access }: WriteSource<InsertAccess>,
  rows: GivenRow[],
  onConflict: Input | undefined,
  output: MutationOutput,
  path: string,
): WritePlan {
  const conflict = planConflict(context, onConflict, writes, access);
  if (rows.length === 0) return planNothing(writes.table.relation, output);
  if (rows.every(({ nested }) => nested.length === 0)) {
    const values = rows.map((row) => row.values);
    return planChange(
      insertChange(writes.table, access, values, conflict, { path, checkPath: path }),
      output,
    );
  }
  const inserts = rows.map((row) =>
    planNestedInsert(context, { writes, access, conflict }, row, { determined: new Map(), path }),
  );
  const answer = planAnswer(writes.table, output);
  return async (transaction, bindings) => {
    const texts: string[] = [];
    let affected = 0;
    for (const insert of inserts) {
      const done = await insert(transaction, bindings);
      affected += done.affected;
      if (done.row !== undefined) texts.push(done.row);
    }
    return answer(transaction, bindings, texts, affected);
  };
}
