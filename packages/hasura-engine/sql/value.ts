import type { ColumnType, Enumeration } from '../catalog/model.ts';
import { GraphqlError, invalid, invalidEnumValue } from '../errors/graphql-error.ts';

/** A number as written in the document, because JavaScript would round long ones. */
export class NumberLiteral {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const integerBounds: Record<string, bigint> = { int2: 2n ** 15n, int4: 2n ** 31n, int8: 2n ** 63n };
const textTypes = new Set(['text', 'varchar', 'bpchar', 'name', 'char']);
const floatTypes = new Set(['float4', 'float8', 'numeric']);

/** Encodes a JSON value of a column's type as text for Postgres, which validates strings itself. */
export function encodeValue(value: unknown, type: ColumnType, path: string): string | null {
  if (value === null || value === undefined) return null;
  if (type.enumeration) return encodeEnum(value, type.enumeration, path);
  if (type.name === 'json' || type.name === 'jsonb') return jsonText(value);
  if (typeof value === 'string') return value;
  if (type.element) return encodeArray(value, type.element, path);
  if (isNumber(value)) return encodeNumber(numberText(value), type, path);
  if (typeof value === 'boolean' && type.name === 'bool') return String(value);
  throw refuse(value, type, path);
}

function encodeEnum(value: unknown, { name, values }: Enumeration, path: string): string {
  if (typeof value === 'string' && values.has(value)) return value;
  if (typeof value === 'string') throw invalidEnumValue(name, values.keys(), value, path);
  const found = kindOf(value).toLowerCase();
  throw invalid(`expected an enum value for type '${name}', but found ${found}`, path);
}

/** Encodes a list as a Postgres array literal. */
export function encodeArray(value: unknown, element: ColumnType, path: string): string {
  if (!Array.isArray(value)) throw refuse(value, element, path);
  const items = value.map((item: unknown, index) => {
    if (Array.isArray(item)) return encodeArray(item, element, `${path}[${index}]`);
    const text = encodeValue(item, element, `${path}[${index}]`);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}

/** Returns JSON text in which number literals keep all digits. */
export function jsonText(value: unknown): string {
  if (value instanceof NumberLiteral) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${jsonText(inner)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

export const isNumber = (value: unknown): value is number | NumberLiteral =>
  typeof value === 'number' || value instanceof NumberLiteral;

export const numberText = (value: number | NumberLiteral): string =>
  value instanceof NumberLiteral ? value.text : String(value);

function encodeNumber(text: string, type: ColumnType, path: string): string {
  const bound = integerBounds[type.name];
  if (bound !== undefined) {
    const integer = integerOf(text);
    if (integer === undefined || integer < -bound || integer >= bound) {
      throw new GraphqlError(
        'parse-failed',
        `The value ${scientific(text)} lies outside the bounds or is not an integer. ` +
          'Maybe it is a float, or is there integer overflow?',
        path,
      );
    }
    return String(integer);
  }
  if (floatTypes.has(type.name)) return text;
  if (type.name === 'money') return withoutExponent(text);
  throw refuse(Number(text), type, path);
}

/** Writes a number without exponent for `money`, the only numeric type that does not accept one. */
function withoutExponent(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  if (exponent === '0') return text;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const places = Math.max(-20, Math.min(20, Number(exponent)));
  const digits = whole.padStart(21, '0') + fraction.padEnd(20, '0');
  const point = Math.max(whole.length, 21) + places;
  return `${mantissa.startsWith('-') ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Returns the integer that a text represents; `1e3` and `10.0` are integers too. */
export function integerOf(text: string): bigint | undefined {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  const number = Number(text);
  return Number.isInteger(number) ? BigInt(number) : undefined;
}

/** Formats a number as Haskell shows a `Scientific`: one digit before the point, an exponent if it is large or small. */
function scientific(text: string): string {
  const number = Number(text);
  if (number !== 0 && (Math.abs(number) < 0.1 || Math.abs(number) >= 1e7)) {
    const [mantissa = '', exponent] = number.toExponential().split('e');
    return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${Number(exponent)}`;
  }
  return Number.isInteger(number) ? `${number}.0` : String(number);
}

function refuse(value: unknown, type: ColumnType, path: string): GraphqlError {
  const found = kindOf(value);
  const parsing = (what: string, expected: string) =>
    new GraphqlError(
      'parse-failed',
      `parsing ${what} failed, expected ${expected}, but encountered ${found}`,
      path,
    );
  if (textTypes.has(type.name)) return parsing('Text', 'String');
  if (type.name === 'uuid') return parsing('UUID', 'String');
  if (type.name === 'bool') return parsing('Bool', 'Boolean');
  if (type.name === 'int2') return parsing('Integer expected for input type: smallint', 'Number');
  if (type.name === 'int4') return parsing('Integer expected for input type: integer', 'Number');
  if (type.name === 'int8') return parsing('Integer expected for input type: bigint', 'Number');
  if (floatTypes.has(type.name)) return parsing(`Float expected for input type: ${type.name}`, 'Number');
  return new GraphqlError('parse-failed', `A string is expected for type: ${type.name}`, path);
}

function kindOf(value: unknown): string {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return 'Array';
  if (isNumber(value)) return 'Number';
  return { string: 'String', boolean: 'Boolean' }[typeof value as string] ?? 'Object';
}
