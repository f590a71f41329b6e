import { isIncluded } from './directives.ts';
import { planMutation } from './mutation/plan-mutation.ts';
import { planQuery, type RootPlan } from './plan.ts';
import type { PlanContext } from './plan-context.ts';
import { subscriptionRefusal } from './subscription.ts';

/** Plans every root field of an operation. Its own directives are checked after its fields, as in Hasura. */
export function planOperation(context: PlanContext): RootPlan[] {
  const { node } = context.operation;
  if (node.operation === 'subscription') throw subscriptionRefusal(context);
  const isMutation = node.operation === 'mutation';
  const roots = isMutation ? planMutation(context) : planQuery(context);
  isIncluded(context, node.directives, isMutation ? 'a mutation' : 'a query', '$');
  return roots;
}
