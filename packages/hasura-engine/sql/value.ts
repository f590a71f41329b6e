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
  if (number === undefined) throw wrongValue(type.name, path);
  return number;
}

export function encodeArray(value: unknown, element: ColumnType, path: string): string {
  if (!Array.isArray(value)) throw wrongValue(`[${element.name}]`, path);
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

const wrongValue = (type: string, path: string) =>
  new GraphqlError('parse-failed', `expected a value for type ${type}`, path);
