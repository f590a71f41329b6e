import { planAction, type ActionPlan } from '../actions/plan.ts';
import { GraphqlError, invalid } from '../errors/graphql-error.ts';
import type { Field } from '../schema/model.ts';
import { Row } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { readArguments } from './document/arguments.ts';
import { isIncluded } from './document/directives.ts';
import type { Input } from './document/input.ts';
import { collectFields, type Selected } from './document/selection.ts';
import { planDelete, planDeleteByKey } from './mutation/delete.ts';
import { planInsert, planInsertOne } from './mutation/insert.ts';
import { planUpdate, planUpdateByKey } from './mutation/update.ts';
import type { WritePlan } from './mutation/written-rows.ts';
import type { PlanContext } from './plan-context.ts';
import { planAggregate } from './rows/aggregate.ts';
import { planFunctionCall } from './rows/function-call.ts';
import { planRowArguments } from './rows/row-arguments.ts';
import { selectList, selectOne, tableSource, type RowSource } from './rows/row-query.ts';
import { planRow } from './rows/table-selection.ts';
import { planKey } from './rows/where.ts';
import { compileStatement, type Statement } from './statement-runner.ts';

type FieldPlan =
  | ({ kind: 'statement' } & Statement)
  | { kind: 'write'; write: WritePlan }
  | { kind: 'action'; action: ActionPlan }
  | { kind: 'fixed'; json: string }
  | { kind: 'introspection'; selected: Selected };

export type RootPlan = { key: string } & FieldPlan;

/** Limited, because each root field is a separate statement. */
const maxRootFields = 500;

export function planOperation(context: PlanContext): RootPlan[] {
  const { node } = context.operation;
  if (node.operation === 'subscription') {
    throw new GraphqlError(
      'unexpected-payload',
      'subscriptions are not supported over HTTP, use websockets instead',
    );
  }
  const isMutation = node.operation === 'mutation';
  const type = isMutation ? context.schema.mutationType : context.schema.queryType;
  if (!type) throw invalid('no mutations exist');
  const roots = collectFields(context, type, [node.selectionSet], '$', 0);
  if (roots.length > maxRootFields) throw invalid('the query is too large');
  const plans = roots.map((selected) => ({ key: selected.key, ...planField(context, selected) }));
  isIncluded(context, node.directives, isMutation ? 'a mutation' : 'a query', '$');
  return plans;
}

function planField(context: PlanContext, selected: Selected): FieldPlan {
  const { source } = selected.field;
  switch (source.kind) {
    case 'typename':
      return { kind: 'fixed', json: JSON.stringify(source.type) };
    case 'placeholder':
      return { kind: 'fixed', json: JSON.stringify(source.text) };
    case 'introspection':
      return { kind: 'introspection', selected };
    case 'action':
      return { kind: 'action', action: planAction(context, selected, source.action) };
  }
  const args = readArguments(context, selected.node, selected.field.args, selected.path);
  const write = planWrite(context, selected, args, source);
  if (write) return { kind: 'write', write };
  return { kind: 'statement', ...compileStatement(planRead(context, selected, args, source)) };
}

function planWrite(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  source: Field['source'],
): WritePlan | undefined {
  switch (source.kind) {
    case 'insert':
      return planInsert(context, selected, args, source);
    case 'insert_one':
      return planInsertOne(context, selected, args, source);
    case 'update':
      return planUpdate(context, selected, args, source);
    case 'update_by_pk':
      return planUpdateByKey(context, selected, args, source);
    case 'delete':
      return planDelete(context, selected, args, source);
    case 'delete_by_pk':
      return planDeleteByKey(context, selected, args, source);
    default:
      return undefined;
  }
}

function planRead(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  source: Field['source'],
): SQL {
  switch (source.kind) {
    case 'select':
      return planList(context, selected, args, tableSource(source.access));
    case 'select_aggregate':
      return planAggregateRoot(context, selected, args, tableSource(source.access));
    case 'select_by_pk': {
      const row = new Row();
      const isKey = planKey(args.values())(row);
      const item = planRow(context, selected, 1, source.access);
      return selectOne(tableSource(source.access), [isKey], row, true, sql`${item(row)} as root`);
    }
    case 'function':
    case 'function_aggregate': {
      const from = planFunctionCall(source.function, args.get('args'));
      const rows: RowSource = { access: source.access, from, join: undefined };
      if (source.kind === 'function_aggregate') return planAggregateRoot(context, selected, args, rows);
      return planList(context, selected, args, rows);
    }
    default:
      throw new Error(`a ${source.kind} field cannot stand at the root`);
  }
}

function planList(context: PlanContext, selected: Selected, args: Map<string, Input>, rows: RowSource): SQL {
  const rowArguments = planRowArguments(args, rows.access);
  const item = planRow(context, selected, 1, rows.access);
  return selectList(rows, rowArguments, item);
}

function planAggregateRoot(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  rows: RowSource,
): SQL {
  const rowArguments = planRowArguments(args, rows.access);
  const aggregate = planAggregate(context, selected, rowArguments, 1, planRow, rows.access);
  return sql`select ${aggregate(rows)} as root`;
}
