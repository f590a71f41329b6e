import { GraphqlError } from '../errors/graphql-error.ts';

/** A number in the notation of the document. As a JavaScript number, a long one would be rounded. */
export class NumberLiteral {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const isNumber = (value: unknown): value is number | NumberLiteral =>
  typeof value === 'number' || value instanceof NumberLiteral;

export const numberText = (value: number | NumberLiteral): string =>
  value instanceof NumberLiteral ? value.text : String(value);

export const isFloatLiteral = (value: number | NumberLiteral): boolean =>
  value instanceof NumberLiteral && !/^-?\d+$/.test(value.text);

const maxShown = 100;

const integerBounds: Record<string, bigint> = { int2: 2n ** 15n, int4: 2n ** 31n, int8: 2n ** 63n };
const floats: Record<string, (number: number) => number> = {
  float4: Math.fround,
  float8: (number) => number,
};

export function encodeNumber(text: string, type: string, path: string): string | undefined {
  const bound = integerBounds[type];
  if (bound !== undefined) return encodeInteger(text, bound, path);
  const rounded = floats[type]?.(Number(text));
  if (rounded !== undefined) {
    const isTooSmall = rounded === 0 && /[1-9]/.test(mantissaOf(text));
    if (!Number.isFinite(rounded) || isTooSmall) throw outsideFloatBounds(text, path);
    return text;
  }
  if (type !== 'numeric' && type !== 'money') return undefined;
  // JavaScript reads a large number of a variable as `Infinity`, a word that Postgres would accept.
  if (text.endsWith('Infinity')) throw outsideFloatBounds(text, path);
  return text;
}

export function encodeInteger(text: string, bound: bigint, path: string): string {
  const integer = integerOf(text);
  if (integer !== undefined && integer >= -bound && integer < bound) return String(integer);
  throw new GraphqlError(
    'parse-failed',
    `The value ${text.slice(0, maxShown)} lies outside the bounds or is not an integer. ` +
      'Maybe it is a float, or is there integer overflow?',
    path,
  );
}

const outsideFloatBounds = (text: string, path: string) =>
  new GraphqlError(
    'parse-failed',
    `The value ${text.slice(0, maxShown)} lies outside the bounds. Is it overflowing the float bounds?`,
    path,
  );

function integerOf(text: string): bigint | undefined {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  const number = Number(text);
  return Number.isInteger(number) ? BigInt(number) : undefined;
}

const mantissaOf = (text: string) => text.toLowerCase().split('e', 1)[0] ?? '';
