import type { GraphqlError } from '../errors/graphql-error.ts';
import { readArguments } from '../execute/document/arguments.ts';
import type { Input } from '../execute/document/input.ts';
import type { Selected } from '../execute/document/selection.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import type { TrackedAction } from '../schema/model.ts';
import { encodeInteger, encodeNumber, isFloatLiteral, isNumber, numberText } from '../sql/number.ts';
import type { Bindings } from '../sql/parameter.ts';
import { planOutput, type OutputPlan } from './output.ts';

export interface ActionPlan {
  action: TrackedAction;
  /** Reads the arguments of the webhook from the variables, at each execution. */
  readInput: Read;
  output: OutputPlan | undefined;
}

type Read = (bindings: Bindings) => unknown;

export function planAction(context: PlanContext, selected: Selected, action: TrackedAction): ActionPlan {
  const args = readArguments(context, selected.node, selected.field.args, selected.path);
  return {
    action,
    readInput: planObject(context, args),
    output: planOutput(context, selected, 1),
  };
}

function planObject(context: PlanContext, fields: Map<string, Input>): Read {
  const members = [...fields].map(([name, input]) => [name, planValue(context, input)] as const);
  return (bindings) => Object.fromEntries(members.map(([name, read]) => [name, read(bindings)]));
}

/** Plans the value that the webhook gets. A single value is accepted where a list is expected. */
function planValue(context: PlanContext, input: Input): Read {
  if (input.isNull) {
    if (input.type.nonNull) throw input.unexpectedNull();
    return () => null;
  }
  if ('list' in input.type) {
    const items = input.list().map((item) => planValue(context, item));
    return (bindings) => items.map((read) => read(bindings));
  }
  const isObject = context.schema.types.get(input.typeName)?.kind === 'input';
  return isObject ? planObject(context, input.fields()) : input.reader((value) => scalar(value, input));
}

function scalar(value: unknown, input: Input): unknown {
  const expected = (what: string): GraphqlError => input.expected(what, value);
  switch (input.typeName) {
    case 'Int':
      if (!isNumber(value) || isFloatLiteral(value)) throw expected('a 32-bit integer');
      return Number(encodeInteger(numberText(value), 2n ** 31n, input.path));
    case 'Float':
      if (!isNumber(value)) throw expected('a float');
      return Number(encodeNumber(numberText(value), 'float8', input.path));
    case 'String':
      if (typeof value !== 'string') throw expected('a string');
      return value;
    case 'Boolean':
      if (typeof value !== 'boolean') throw expected('a boolean');
      return value;
    case 'ID':
      if (typeof value !== 'string' && !isNumber(value)) throw expected('an id');
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
