import { planAction } from '../../actions/plan.ts';
import { invalid } from '../../errors/graphql-error.ts';
import { readArguments } from '../document/arguments.ts';
import type { Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import { collectRoots, type RootPlan } from '../plan.ts';
import { planDelete, planDeleteByKey } from './delete.ts';
import { planInsert, planInsertOne } from './insert.ts';
import { planUpdate, planUpdateByKey, planUpdateMany } from './update.ts';
import type { WritePlan } from './written-rows.ts';

const updates = { update: planUpdate, update_by_pk: planUpdateByKey, update_many: planUpdateMany };

export function planMutation(context: PlanContext): RootPlan[] {
  const { mutationType } = context.schema;
  if (!mutationType) throw invalid('no mutations exist');
  return collectRoots(context, mutationType).map((selected): RootPlan => {
    const { key, field } = selected;
    if (!field) return { key, kind: 'fixed', json: JSON.stringify(mutationType.name) };
    if (field.source.kind === 'action') {
      return { key, kind: 'action', action: planAction(context, selected, field.source.action) };
    }
    return { key, kind: 'write', write: planField(context, selected) };
  });
}

function planField(context: PlanContext, selected: Selected): WritePlan {
  const { field, path } = selected;
  if (!field) throw new Error('a meta field writes nothing');
  const args = readArguments(context, selected.node, field.args, path);
  const { source } = field;
  switch (source.kind) {
    case 'insert':
      return planInsert(context, selected, args, source);
    case 'insert_one':
      return planInsertOne(context, selected, args, source);
    case 'update':
    case 'update_by_pk':
    case 'update_many':
      return updates[source.kind](context, selected, args, source);
    case 'delete':
      return planDelete(context, selected, args, source);
    case 'delete_by_pk':
      return planDeleteByKey(context, selected, args, source);
    default:
      throw new Error(`a ${source.kind} field cannot stand in a mutation`);
  }
}
