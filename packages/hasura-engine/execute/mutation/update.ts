import type { UpdateAccess } from '../../schema/model.ts';
import { allOf, Row, tableName, type Condition } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { givenInput, type Input } from '../document/input.ts';
import { planKey, planWhere } from '../rows/where.ts';
import { compileStatement } from '../statement-runner.ts';
import {
  answerWith,
  planChange,
  planResponse,
  planSingleRow,
  readValues,
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

export const planUpdate: PlanWrite<UpdateAccess> = (context, selected, args, source) => {
  const output = planResponse(context, selected);
  const values = readSet(args);
  return planRows(source, values, planWhere(args.get('where') as Input), output);
};

export const planUpdateByKey: PlanWrite<UpdateAccess> = (context, selected, args, source) => {
  const key = args.get('pk_columns') as Input;
  const isKey = planKey(key.fields().values());
  return planRows(source, readSet(args), isKey, planSingleRow(context, selected));
};

function readSet(args: Map<string, Input>): [column: string, value: SQL][] {
  const set = givenInput(args, '_set');
  return set ? [...readValues(set)] : [];
}

function planRows(
  { writes: { table }, access }: WriteSource<UpdateAccess>,
  given: [column: string, value: SQL][],
  chosen: Condition,
  output: MutationOutput,
): WritePlan {
  const values = [...given, ...access.presets.map(({ column, value }) => [column, value] as const)];
  if (values.length === 0) return planNothing(table.relation, output);
  const settings = values.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  const row = new Row();
  const condition = allOf([access.filter?.(row) ?? sql.true, chosen(row)]);
  const command = sql`update ${tableName(table.relation)} as ${row.alias} set ${sql.join(settings, ', ')} where ${condition}`;
  return planChange({ table, row, command, check: access.check?.(row), path: '$' }, output);
}

/** Plans the answer of a write that has no rows or no values. */
export function planNothing(relation: { schema: string; name: string }, output: MutationOutput): WritePlan {
  const noRows = sql`(select * from ${tableName(relation)} where false)`;
  return answerWith(compileStatement(sql`select (${output.write(noRows, sql`0`)})::text`));
}
