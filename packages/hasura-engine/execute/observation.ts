import { NumberLiteral } from '../sql/number.ts';

/**
 * Something that planning read from a variable: whether it is null, which keys an object has, which direction an enum
 * names. A plan depends on its variables only through its observations. Another request with the same answers to them
 * can use the same plan, with its own values as parameters.
 */
export interface Observation {
  kind: 'null' | 'shape' | 'value';
  variable: string;
  at: (string | number)[];
}

export type Variables = Record<string, unknown>;

export function valueAt(variables: Variables, variable: string, at: (string | number)[]): unknown {
  let value = variables[variable];
  for (const key of at) value = (value as Record<string | number, unknown>)[key];
  return value;
}

export function observe({ kind, variable, at }: Observation, variables: Variables): string {
  const value = valueAt(variables, variable, at);
  if (value === null || value === undefined) return 'null';
  if (kind === 'null') return 'value';
  if (kind === 'value') return JSON.stringify(value instanceof NumberLiteral ? value.text : value);
  if (Array.isArray(value)) return `list ${value.length}`;
  if (typeof value !== 'object' || value instanceof NumberLiteral) return typeof value;
  return `object ${JSON.stringify(Object.keys(value))}`;
}
