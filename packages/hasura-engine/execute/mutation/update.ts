import { invalid } from '../../errors/graphql-error.ts';
import type { TrackedColumn, UpdateAccess } from '../../schema/model.ts';
import { updateOperators, type UpdateOperator } from '../../schema/types/update-operators.ts';
import { builtinType, textArrayType, textType } from '../../sql/parameter.ts';
import { allOf, Row, tableName, type Condition } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { encodeArray } from '../../sql/value.ts';
import type { Input } from '../document/input.ts';
import { planKey, planWhere } from '../rows/where.ts';
import { compileStatement } from '../statement-runner.ts';
import {
  answerWith,
  planChange,
  planResponse,
  planSingleRow,
  type MutationOutput,
  type PlanWrite,
  type WritePlan,
  type WriteSource,
} from './written-rows.ts';

type Source = WriteSource<UpdateAccess>;
type Args = Map<string, Input>;

export const planUpdate: PlanWrite<UpdateAccess> = (context, selected, args, source) =>
  planStep(source, args, `${selected.path}.args`, planResponse(context, selected));

export const planUpdateByKey: PlanWrite<UpdateAccess> = (context, selected, args, source) => {
  const key = args.get('pk_columns') as Input;
  const isKey = planKey(key.fields().values());
  const assignments = planAssignments(args, `${selected.path}.args`);
  return planRows(source, assignments, isKey, planSingleRow(context, selected));
};

export const planUpdateMany: PlanWrite<UpdateAccess> = (context, selected, args, source) => {
  const output = planResponse(context, selected);
  const steps = (args.get('updates') as Input)
    .list()
    .map((step) => planStep(source, step.fields(), step.path, output));
  return async (transaction, bindings) => {
    const answers: string[] = [];
    for (const step of steps) answers.push(await step(transaction, bindings));
    return `[${answers.join(',')}]`;
  };
};

function planStep(source: Source, args: Args, path: string, output: MutationOutput): WritePlan {
  const assignments = planAssignments(args, path);
  return planRows(source, assignments, planWhere(args.get('where') as Input), output);
}

interface Assignment {
  column: TrackedColumn;
  write: (row: Row) => SQL;
}

function planAssignments(args: Args, path: string): Assignment[] {
  const assignments = updateOperators.flatMap((operator) => {
    const input = args.get(operator.name);
    if (!input || input.isNull) return [];
    return [...input.fields().values()].map((child) => planOperand(operator, child));
  });
  const columns = assignments.map(({ column }) => column.name);
  const repeated = columns.filter((name, index) => columns.indexOf(name) < index);
  if (repeated.length > 0) {
    const names = [...new Set(repeated)].map((name) => `'${name}'`).join(', ');
    throw invalid(`Column found in multiple operators: [${names}].`, path);
  }
  return assignments;
}

function planOperand(operator: UpdateOperator, input: Input): Assignment {
  const source = input.definition?.source;
  if (source?.kind !== 'column') throw new Error('an update operand names no column');
  const { column } = source;
  const value = operandValue(operator, column, input);
  return { column, write: (row) => operator.write(row.column(column.name), value) };
}

function operandValue({ operand, name }: UpdateOperator, column: TrackedColumn, input: Input): SQL {
  if (operand === 'column') {
    return name === '_set' ? input.columnParameter(column) : input.parameter(column.type);
  }
  if (operand !== 'path') return input.parameter(builtinType(operand));
  if (input.isNull) throw input.expected('a list');
  return input.encoded(textArrayType, (value) =>
    encodeArray(Array.isArray(value) ? value : [value], textType, input.path),
  );
}

function planRows(
  { writes: { table }, access }: Source,
  assignments: Assignment[],
  chosen: Condition,
  output: MutationOutput,
): WritePlan {
  const row = new Row();
  const settings = [
    ...assignments.map(({ column, write }) => sql`${sql.identifier(column.name)} = ${write(row)}`),
    ...access.presets.map(({ column, value }) => sql`${sql.identifier(column)} = ${value}`),
  ];
  if (settings.length === 0) return planNothing(table.relation, output);
  const condition = allOf([access.filter?.(row) ?? sql.true, chosen(row)]);
  const command = sql`update ${tableName(table.relation)} as ${row.alias} set ${sql.join(settings, ', ')} where ${condition}`;
  const check = access.check?.(row);
  return planChange({ table, row, command, check, path: '$' }, output);
}

/** Plans the answer of a write that has no rows or no values. */
export function planNothing(relation: { schema: string; name: string }, output: MutationOutput): WritePlan {
  const noRows = sql`(select * from ${tableName(relation)} where false)`;
  return answerWith(compileStatement(sql`select (${output.write(noRows, sql`0`)})::text`));
}
