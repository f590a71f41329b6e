import { Kind, type ValueNode } from 'graphql';
import { Input } from '../execute/input.ts';
import { hasVariable } from '../execute/literal.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import { readArguments } from '../execute/arguments.ts';
import { type Selected } from '../execute/selection.ts';
import type { InputType, TrackedAction } from '../schema/model.ts';
import { baseName, type TypeRef } from '../schema/type-ref.ts';
import type { Bindings } from '../sql/parameter.ts';
import { actionInput } from './input-value.ts';
import { planOutput, type OutputPlan } from './output.ts';

/** One call of an action: how to read its input from the variables, and which parts of its answer to return. */
export interface ActionPlan {
  action: TrackedAction;
  input: { name: string; read: (bindings: Bindings) => unknown }[];
  output: OutputPlan | undefined;
}

export function planAction(context: PlanContext, selected: Selected, action: TrackedAction): ActionPlan {
  const { field, node, path, selectionSets } = selected;
  const { types } = context.schema;
  const args = readArguments(context, node, field?.args ?? new Map(), path);
  for (const { name, value } of node.arguments ?? []) {
    const input = args.get(name.value);
    if (input && value.kind !== Kind.VARIABLE) checkVariables(context, value, input.type, input.path, 1);
  }
  return {
    action,
    input: [...args].map(([name, input]) => ({
      name,
      read: input.reader((value) => actionInput(value, input.type, types, input.path)),
    })),
    output: planOutput(context, action.output, selectionSets, path, 1),
  };
}

/** Checks that variables inside a literal are declared with the type that is expected there. */
function checkVariables(
  context: PlanContext,
  node: ValueNode,
  type: TypeRef,
  path: string,
  depth: number,
): void {
  if (!hasVariable(node)) return;
  if (node.kind === Kind.VARIABLE) {
    new Input(context, { literal: node }, type, path, undefined, depth);
  } else if (node.kind === Kind.LIST) {
    const item = 'list' in type ? type.list : type;
    node.values.forEach((value, index) =>
      checkVariables(context, value, item, `${path}[${index}]`, depth + 1),
    );
  } else if (node.kind === Kind.OBJECT) {
    const fields = (context.schema.types.get(baseName(type)) as Partial<InputType> | undefined)?.fields;
    for (const { name, value } of node.fields) {
      const definition = fields?.get(name.value);
      // Unknown fields and everything below a scalar are checked with the value.
      if (definition) checkVariables(context, value, definition.type, `${path}.${name.value}`, depth + 1);
    }
  }
}
