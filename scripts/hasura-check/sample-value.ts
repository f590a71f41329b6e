import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

const scalars: Record<string, unknown> = {
  Boolean: true,
  Int: 1,
  smallint: 1,
  Float: 1,
  float8: '1',
  numeric: '1',
  bigint: '1',
  ID: '1',
  String: 'lyon',
  citext: 'nobody@lavoir.test',
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-01-01',
  timestamptz: '2026-01-01T12:00:00Z',
  time: '12:00',
  json: {},
  jsonb: {},
};

/**
 * Returns a value that fits an input type: required fields only, but every argument of a database function, because a
 * function may have no default for it.
 */
export function sampleValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleValue(nullable.ofType as GraphQLInputType)];
  const named = getNamedType(nullable);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return scalars[named.name] ?? 'sample';
  const isFunction = named.name.endsWith('_args');
  const fields = Object.values(named.getFields()).filter((field) => isFunction || isNonNullType(field.type));
  return Object.fromEntries(fields.map((field) => [field.name, sampleValue(field.type)]));
}
