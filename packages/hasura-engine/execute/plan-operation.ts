import { GraphqlError } from '../errors/graphql-error.ts';
import { isIncluded } from './document/directives.ts';
import { planMutation } from './mutation/plan-mutation.ts';
import type { PlanContext } from './plan-context.ts';
import { planQuery, type RootPlan } from './plan.ts';

export function planOperation(context: PlanContext): RootPlan[] {
  const { node } = context.operation;
  if (node.operation === 'subscription') {
    throw new GraphqlError(
      'unexpected-payload',
      'subscriptions are not supported over HTTP, use websockets instead',
    );
  }
  const isMutation = node.operation === 'mutation';
  const roots = isMutation ? planMutation(context) : planQuery(context);
  isIncluded(context, node.directives, isMutation ? 'a mutation' : 'a query', '$');
  return roots;
}
