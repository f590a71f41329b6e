import type { DeleteAccess, TableWrites } from '../../schema/model.ts';
import { allOf, Row, tableName } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import type { Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import { planKey, planWhere } from '../rows/where.ts';
import {
  planChange,
  planResponse,
  planSingleRow,
  type MutationOutput,
  type WritePlan,
} from './written-rows.ts';

interface Source {
  writes: TableWrites;
  access: DeleteAccess;
}

export function planDelete(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  source: Source,
): WritePlan {
  const where = planWhere(args.get('where') as Input);
  return planDeletion(source, (row) => where(row, row), planResponse(context, selected));
}

export function planDeleteByKey(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  source: Source,
): WritePlan {
  const isKey = planKey(args.values());
  return planDeletion(source, isKey, planSingleRow(context, selected));
}

function planDeletion(
  { writes: { table }, access }: Source,
  chosen: (row: Row) => SQL,
  output: MutationOutput,
): WritePlan {
  const row = new Row();
  const condition = allOf([access.filter?.(row, row) ?? sql.true, chosen(row)]);
  const command = sql`delete from ${tableName(table.relation)} as ${row.alias} where ${condition}`;
  return planChange({ table, row, command, check: undefined, path: '$', checkPath: '$' }, output);
}
