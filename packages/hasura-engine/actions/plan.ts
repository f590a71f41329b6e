import { Kind, type ValueNode } from 'graphql';
import { invalid, pathKey, type GraphqlError } from '../errors/graphql-error.ts';
import { readArguments } from '../execute/document/arguments.ts';
import { Input } from '../execute/document/input.ts';
import { hasVariable, kindName } from '../execute/document/literal.ts';
import type { Selected } from '../execute/document/selection.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import type { InputType, TrackedAction, TypeDefinition } from '../schema/model.ts';
import { baseName, type TypeRef } from '../schema/type-ref.ts';
import { encodeInteger, encodeNumber, isFloatLiteral, isNumber, numberText } from '../sql/number.ts';
import type { Bindings } from '../sql/parameter.ts';
import { planOutput, type OutputPlan } from './output.ts';

export interface ActionPlan {
  action: TrackedAction;
  /** Arguments of the webhook, read from variables and session at each execution. */
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

/** Refuses a variable within a literal whose declared type does not fit there; constructing an `Input` checks it. */
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
      // An unknown field is refused later, with the value itself.
      if (definition) checkVariables(context, value, definition.type, `${path}.${name.value}`, depth + 1);
    }
  }
}

type Types = Map<string, TypeDefinition>;

/** Returns the value that the webhook gets. A single value is accepted where a list is expected. */
function actionInput(value: unknown, type: TypeRef, types: Types, path: string): unknown {
  if (value === null || value === undefined) {
    if (type.nonNull) throw invalid(`unexpected null value for type '${baseName(type)}'`, path);
    return null;
  }
  if ('list' in type) {
    const { list } = type;
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item, index) => actionInput(item, list, types, `${path}[${index}]`));
  }
  const definition = types.get(type.named);
  if (definition?.kind === 'input') return object(value, definition, types, path);
  return scalar(value, type, path);
}

function object(
  value: unknown,
  type: TypeDefinition & { kind: 'input' },
  types: Types,
  path: string,
): unknown {
  if (typeof value !== 'object' || Array.isArray(value) || isNumber(value)) {
    throw expected('an object', { named: type.name }, value, path);
  }
  const given = value as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (!type.fields.has(name)) {
      throw invalid(`field '${name}' not found in type: '${type.name}'`, pathKey(path, name));
    }
  }
  const members: [string, unknown][] = [];
  for (const field of type.fields.values()) {
    const at = pathKey(path, field.name);
    if (Object.hasOwn(given, field.name)) {
      members.push([field.name, actionInput(given[field.name], field.type, types, at)]);
    } else if (field.type.nonNull) {
      throw invalid(`missing required field '${field.name}'`, at);
    }
  }
  return Object.fromEntries(members);
}

function scalar(value: unknown, type: { named: string }, path: string): unknown {
  switch (type.named) {
    case 'Int':
      if (!isNumber(value) || isFloatLiteral(value)) throw expected('a 32-bit integer', type, value, path);
      return Number(encodeInteger(numberText(value), 2n ** 31n, path));
    case 'Float':
      if (!isNumber(value)) throw expected('a float', type, value, path);
      return Number(encodeNumber(numberText(value), 'float8', path));
    case 'String':
      if (typeof value !== 'string') throw expected('a string', type, value, path);
      return value;
    case 'Boolean':
      if (typeof value !== 'boolean') throw expected('a boolean', type, value, path);
      return value;
    case 'ID':
      if (typeof value !== 'string' && !isNumber(value)) throw expected('an id', type, value, path);
      return isNumber(value) ? String(Number(numberText(value))) : value;
    default:
      return plain(value);
  }
}

function plain(value: unknown): unknown {
  if (isNumber(value)) return Number(numberText(value));
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

const expected = (what: string, type: { named: string }, found: unknown, path: string): GraphqlError =>
  invalid(`expected ${what} for type '${type.named}', but found ${kindName(found)}`, path);
