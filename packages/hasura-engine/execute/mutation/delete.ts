import type { DeleteAccess } from '../../schema/model.ts';
import { allOf, Row, tableName, type Condition } from '../../sql/row.ts';
import { sql } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';
import { planKey, planWhere } from '../rows/where.ts';
import {
  planChange,
  planResponse,
  planSingleRow,
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

export const planDelete: PlanWrite<DeleteAccess> = (context, selected, args, source) =>
  planDeletion(source, planWhere(args.get('where') as Input), planResponse(context, selected));

export const planDeleteByKey: PlanWrite<DeleteAccess> = (context, selected, args, source) => {
  const isKey = planKey(args.values());
  return planDeletion(source, isKey, planSingleRow(context, selected));
};

function planDeletion(
  { writes: { table }, access }: WriteSource<DeleteAccess>,
  chosen: Condition,
  output: MutationOutput,
): WritePlan {
  const row = new Row();
  const condition = allOf([access.filter?.(row) ?? sql.true, chosen(row)]);
  const command = sql`delete from ${tableName(table.relation)} as ${row.alias} where ${condition}`;
  return planChange({ table, row, command, check: undefined, path: '$' }, output);
}
