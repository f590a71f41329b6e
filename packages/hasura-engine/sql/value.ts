import type { ColumnType } from '../catalog/model.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import { encodeNumber, isNumber, NumberLiteral, numberText } from './number.ts';

export const isJson = ({ name }: { name: string }): boolean => name === 'json' || name === 'jsonb';

export function encodeValue(value: unknown, type: ColumnType, path: string): string | null {
  if (value === null || value === undefined) return null;
  if (isJson(type)) return jsonText(value);
  if (typeof value === 'string') return value;
  if (type.element) return encodeArray(value, type.element, path);
  if (typeof value === 'boolean' && type.name === 'bool') return String(value);
  const number = isNumber(value) ? encodeNumber(numberText(value), type.name, path) : undefined;
  if (number === undefined) throw refuse(value, type, path);
  return number;
}

export function encodeArray(value: unknown, element: ColumnType, path: string): string {
  if (!Array.isArray(value)) throw parseFailure('parsing [] failed, expected Array', value, path);
  const items = value.map((item: unknown) => {
    if (Array.isArray(item) && !isJson(element)) return encodeArray(item, element, path);
    const text = encodeElement(item, element, path);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}

/** A string in an array of JSON values is JSON text, unlike a string for a JSON column. */
const encodeElement = (item: unknown, element: ColumnType, path: string): string | null =>
  typeof item === 'string' && isJson(element) ? item : encodeValue(item, element, path);

export function jsonText(value: unknown): string {
  if (value instanceof NumberLiteral) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${jsonText(inner)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

const text = 'parsing Text failed, expected String';
const integer = (type: string) => `parsing Integer expected for input type: ${type} failed, expected Number`;
const float = (type: string) => `parsing Float expected for input type: ${type} failed, expected Number`;
const decimal = 'parsing Scientific failed, expected Number';

const expectations: Record<string, string> = {
  text,
  varchar: text,
  bpchar: text,
  name: text,
  char: text,
  uuid: 'parsing UUID failed, expected String',
  bool: 'expected Bool',
  int2: integer('PGSmallInt'),
  int4: integer('PGInteger'),
  int8: integer('PGBigInt'),
  float4: float('PGFloat'),
  float8: float('PGDouble'),
  numeric: decimal,
  money: decimal,
  date: 'parsing Day failed, expected String',
  timestamp: 'parsing LocalTime failed, expected String',
  timestamptz: 'parsing UTCTime failed, expected String',
};

function refuse(value: unknown, { name }: ColumnType, path: string): GraphqlError {
  const expectation = expectations[name];
  if (expectation === undefined)
    return new GraphqlError('parse-failed', `A string is expected for type: ${name}`, path);
  return parseFailure(expectation, value, path);
}

const parseFailure = (expectation: string, found: unknown, path: string) =>
  new GraphqlError('parse-failed', `${expectation}, but encountered ${kindOf(found)}`, path);

function kindOf(value: unknown): string {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return 'Array';
  if (isNumber(value)) return 'Number';
  return { string: 'String', boolean: 'Boolean' }[typeof value as string] ?? 'Object';
}
