import type { DirectiveNode } from 'graphql';
import { invalid } from '../../errors/graphql-error.ts';
import { required } from '../../schema/type-ref.ts';
import type { PlanContext } from '../plan-context.ts';
import { readArguments } from './arguments.ts';
import { repeatedNames } from './document.ts';

export type DirectivePlace =
  | 'a query'
  | 'a mutation'
  | 'a field'
  | 'a fragment spread'
  | 'an inline fragment';

const selections: DirectivePlace[] = ['a field', 'a fragment spread', 'an inline fragment'];

const places = new Map<string, DirectivePlace[]>([
  ['skip', selections],
  ['include', selections],
  ['cached', ['a query']],
]);

const condition = new Map([['if', { name: 'if', type: required('Boolean') }]]);

/** Tells whether `@skip` and `@include` select this part. Refuses directives that are unknown or not allowed here. */
export function isIncluded(
  context: PlanContext,
  directives: readonly DirectiveNode[] = [],
  place: DirectivePlace,
  path: string,
): boolean {
  let included = true;
  for (const directive of directives) {
    const name = directive.name.value;
    const allowed = places.get(name);
    if (!allowed) throw invalid(`directive '${name}' is not defined in the schema`, path);
    if (!allowed.includes(place)) throw invalid(`directive '${name}' is not allowed on ${place}`, path);
    if (name !== 'skip' && name !== 'include') continue;
    const inputs = readArguments(context, directive, condition, `${path}.${name}`);
    if (inputs.get('if')?.boolean() === (name === 'skip')) included = false;
  }
  refuseRepeated(directives, path);
  return included;
}

function refuseRepeated(directives: readonly DirectiveNode[], path: string): void {
  const repeated = repeatedNames(directives);
  if (repeated.size === 0) return;
  const list = [...repeated].map((name) => `'${name}'`).join(', ');
  throw invalid(`the following directives are used more than once: [${list}]`, path);
}
