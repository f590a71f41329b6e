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
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

export const planInsert: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const objects = args.get('objects') as Input;
  const rows = objects.list().map(readRow);
  const output = planResponse(context, selected);
  return planRows(context, source, rows, args.get('on_conflict'), output, objects.path);
};

export const planInsertOne: PlanWrite<InsertAccess> = (context, selected, args, source) => {
  const object = args.get('object') as Input;
  const output = planSingleRow(context, selected);
  return planRows(context, source, [readRow(object)], args.get('on_conflict'), output, object.path);
};

function readRow(input: Input): Map<string, SQL> {
  const values = new Map<string, SQL>();
  for (const child of input.fields().values()) {
    const source = child.definition?.source;
    if (source?.kind === 'column') values.set(source.column.name, child.columnParameter(source.column));
  }
  return values;
}

function planRows(
  context: PlanContext,
  { writes, access }: WriteSource<InsertAccess>,
  rows: Map<string, SQL>[],
  onConflict: Input | undefined,
  output: MutationOutput,
  path: string,
): WritePlan {
  const conflict = planConflict(context, onConflict, writes, access);
  if (rows.length === 0) return planNothing(writes.table.relation, output);
  return planChange(insertChange(writes.table, access, rows, conflict, path), output);
}
