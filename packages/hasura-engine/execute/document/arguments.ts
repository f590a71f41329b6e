import type { ValueNode } from 'graphql';
import { invalid } from '../../errors/graphql-error.ts';
import type { Field } from '../../schema/model.ts';
import type { PlanContext } from '../plan-context.ts';
import { Input } from './input.ts';

export function readArguments(
  context: PlanContext,
  node: { name: { value: string }; arguments?: readonly { name: { value: string }; value: ValueNode }[] },
  definitions: Field['args'],
  path: string,
): Map<string, Input> {
  refuseUnknownArguments(node, definitions, path);
  const inputs = new Map<string, Input>();
  for (const { name, value } of node.arguments ?? []) {
    const definition = definitions.get(name.value);
    if (!definition) continue;
    const at = `${path}.args.${name.value}`;
    inputs.set(name.value, new Input(context, { literal: value }, definition.type, at, definition));
  }
  for (const { name, type } of definitions.values()) {
    if (type.nonNull && !inputs.has(name))
      throw invalid(`missing required field '${name}'`, `${path}.args.${name}`);
  }
  return inputs;
}

export function refuseUnknownArguments(
  node: { name: { value: string }; arguments?: readonly { name: { value: string } }[] },
  definitions: Field['args'],
  path: string,
): void {
  const unknown = node.arguments?.find(({ name }) => !definitions.has(name.value));
  if (unknown) throw invalid(`'${node.name.value}' has no argument named '${unknown.name.value}'`, path);
}
