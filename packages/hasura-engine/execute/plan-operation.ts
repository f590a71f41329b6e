import { GraphqlError, invalid } from '../errors/graphql-error.ts';
import type { TableAccess } from '../schema/model.ts';
import { readArguments } from './document/arguments.ts';
import { isIncluded } from './document/directives.ts';
import { givenInput, type Input } from './document/input.ts';
import type { Selected } from './document/selection.ts';
import { planMutation } from './mutation/plan-mutation.ts';
import type { PlanContext } from './plan-context.ts';
import { collectRoots, planQuery, planRoot, type RootPlan } from './plan.ts';
import { rowCount } from './rows/row-arguments.ts';
import { planRow } from './rows/table-selection.ts';
import { planWhere } from './rows/where.ts';

/** Plans the root fields of an operation. A subscription is checked as Hasura checks it, then refused. */
export function planOperation(context: PlanContext): RootPlan[] {
  const { node } = context.operation;
  if (node.operation === 'subscription') throw subscriptionRefusal(context);
  const isMutation = node.operation === 'mutation';
  const roots = isMutation ? planMutation(context) : planQuery(context);
  isIncluded(context, node.directives, isMutation ? 'a mutation' : 'a query', '$');
  return roots;
}

const severalRootFields = '_multiple_top_level_fields';

function subscriptionRefusal(context: PlanContext): GraphqlError {
  const { subscriptionType } = context.schema;
  if (!subscriptionType) throw invalid('no subscriptions exist');
  const roots = collectRoots(context, subscriptionType);
  for (const selected of roots) checkRoot(context, selected);
  const { directives = [] } = context.operation.node;
  isIncluded(context, directives, 'a subscription', '$');
  if (roots.length > 1 && !directives.some(({ name }) => name.value === severalRootFields))
    return invalid('subscriptions must select one top level field');
  return new GraphqlError(
    'unexpected-payload',
    'subscriptions are not supported over HTTP, use websockets instead',
  );
}

function checkRoot(context: PlanContext, selected: Selected): void {
  if (!selected.field) return;
  const { source } = selected.field;
  if (source.kind === 'select_stream') checkStream(context, selected, source.access);
  else if (source.kind !== 'placeholder') planRoot(context, selected);
}

function checkStream(context: PlanContext, selected: Selected, access: TableAccess): void {
  const { field, node, path } = selected;
  const args = readArguments(context, node, field?.args ?? new Map(), path);
  const where = givenInput(args, 'where');
  if (where) planWhere(where);
  const cursors = (args.get('cursor') as Input).list().filter((cursor) => !cursor.isNull);
  const columns = cursors.flatMap(cursorColumns);
  if (columns.length === 0) throw invalid('one streaming column field is expected', `${path}.args`);
  if (columns.length > 1) throw invalid('multiple column cursors are not supported yet', `${path}.args`);
  const batchSize = args.get('batch_size') as Input;
  rowCount(batchSize.value(), batchSize.path);
  planRow(context, selected, 1, access);
}

function cursorColumns(cursor: Input): Input[] {
  const fields = cursor.fields();
  givenInput(fields, 'ordering')?.enumValue(['ASC', 'DESC']);
  const columns = [...(fields.get('initial_value') as Input).fields().values()];
  for (const column of columns) {
    const source = column.definition?.source;
    if (source?.kind === 'column') column.columnParameter(source.column);
  }
  return columns;
}
