import { invalid, invalidEnumValue, pathKey, type GraphqlError } from '../errors/graphql-error.ts';
import { kindName } from '../execute/literal.ts';
import type { TypeDefinition } from '../schema/model.ts';
import { baseName, type TypeRef } from '../schema/type-ref.ts';
import { encodeInteger, encodeNumber, isFloatLiteral, isNumber, numberText } from '../sql/number.ts';

type Types = Map<string, TypeDefinition>;

/** Checks an argument of an action against its type and returns it for the webhook; a single value may stand for a list. */
export function actionInput(value: unknown, type: TypeRef, types: Types, path: string): unknown {
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
  if (definition?.kind === 'enum') {
    if (typeof value !== 'string') throw expected('an enum value', type, value, path);
    if (!definition.values.has(value)) {
      throw invalidEnumValue(type.named, definition.values.keys(), value, path);
    }
    return value;
  }
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

/** Converts the number literals inside any JSON value to JavaScript numbers. */
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
