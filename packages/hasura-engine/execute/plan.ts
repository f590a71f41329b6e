import { planAction, type ActionPlan } from '../actions/plan.ts';
import { invalid } from '../errors/graphql-error.ts';
import type { ObjectType } from '../schema/model.ts';
import { Row } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { readArguments } from './document/arguments.ts';
import type { Input } from './document/input.ts';
import { collectFields, type Selected } from './document/selection.ts';
import type { WritePlan } from './mutation/written-rows.ts';
import type { PlanContext } from './plan-context.ts';
import { planAggregate } from './rows/aggregate.ts';
import { planFunctionCall } from './rows/function-call.ts';
import { planRowArguments } from './rows/row-arguments.ts';
import { selectList, selectOne, tableSource, type RowSource } from './rows/row-query.ts';
import { planRow } from './rows/table-selection.ts';
import { planKey } from './rows/where.ts';
import { compileStatement, type Statement } from './statement-runner.ts';

export type RootPlan = { key: string } & (
  | ({ kind: 'statement' } & Statement)
  | { kind: 'write'; write: WritePlan }
  | { kind: 'action'; action: ActionPlan }
  | { kind: 'fixed'; json: string }
  | { kind: 'introspection'; selected: Selected }
);

/** Limited, because each root field is a separate statement. */
const maxRootFields = 500;

export function collectRoots(context: PlanContext, type: ObjectType): Selected[] {
  const roots = collectFields(context, type, [context.operation.node.selectionSet], '$', 0);
  if (roots.length > maxRootFields) throw invalid('the query is too large');
  return roots;
}

export function planQuery(context: PlanContext): RootPlan[] {
  const { queryType } = context.schema;
  return collectRoots(context, queryType).map((selected): RootPlan => {
    const { key, field } = selected;
    if (!field) {
      if (selected.name === '__typename') return { key, kind: 'fixed', json: JSON.stringify(queryType.name) };
      return { key, kind: 'introspection', selected };
    }
    if (field.source.kind === 'placeholder') {
      return { key, kind: 'fixed', json: JSON.stringify(field.source.text) };
    }
    if (field.source.kind === 'action') {
      return { key, kind: 'action', action: planAction(context, selected, field.source.action) };
    }
    return { key, kind: 'statement', ...compileStatement(planRoot(context, selected)) };
  });
}

function planRoot(context: PlanContext, selected: Selected): SQL {
  const { field, path } = selected;
  if (!field) throw new Error('a meta field has no statement');
  const { source } = field;
  const args = readArguments(context, selected.node, field.args, path);
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
  const rowArguments = planRowArguments(args, rows.access, selected.path);
  const item = planRow(context, selected, 1, rows.access);
  return selectList(rows, rowArguments, item);
}

function planAggregateRoot(
  context: PlanContext,
  selected: Selected,
  args: Map<string, Input>,
  rows: RowSource,
): SQL {
  const rowArguments = planRowArguments(args, rows.access, selected.path);
  const aggregate = planAggregate(context, selected, rowArguments, 1, planRow, rows.access);
  return sql`select ${aggregate(rows)} as root`;
}
