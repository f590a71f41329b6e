import type { InsertAccess } from '../../schema/model.ts';
import type { SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import type { PlanContext } from '../plan-context.ts';
import { insertChange, planConflict } from './insert-change.ts';
import { planNothing } from './update.ts';
import {
  planChange,
  planResponse,
  planSingleRow,
  readValues,
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

export const planInsert: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const objects = args.get('objects') as Input;
  const rows = objects.list().map(readValues);
  const output = planResponse(context, selected);
  return planRows(context, source, rows, args.get('on_conflict'), output, objects.path);
};

export const planInsertOne: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const object = args.get('object') as Input;
  const output = planSingleRow(context, selected);
  return planRows(context, source, [readValues(object)], args.get('on_conflict'), output, object.path);
};

function planRows(
  context: PlanContext,
  { writes, access }: WriteSource<InsertAccess>,
  rows: Map<string, SQL>[],
  onConflict: Input | undefined,
  output: MutationOutput,
  path: string,
): WritePlan {
  const conflict = planConflict(context, onConflict);
  if (rows.length === 0) return planNothing(writes.table.relation, output);
  return planChange(insertChange(writes.table, access, rows, conflict, path), output);
}
