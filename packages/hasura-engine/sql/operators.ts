import type { ColumnType } from '../catalog/model.ts';
import { builtinType, textType } from './parameter.ts';
import { sql, type SQL } from './sql.ts';

export type OperandKind = 'value' | 'list' | 'text' | 'texts' | 'jsonpath';

interface Operator {
  operand: OperandKind;
  write: (left: SQL, right: SQL) => SQL;
}

const operator = (operand: OperandKind, write: Operator['write']): Operator => ({ operand, write });

const comparison: Record<string, Operator> = {
  _eq: operator('value', (left, right) => sql`${left} = ${right}`),
  _neq: operator('value', (left, right) => sql`${left} <> ${right}`),
  _in: operator('list', (left, right) => sql`${left} = any (${right})`),
  _nin: operator('list', (left, right) => sql`${left} <> all (${right})`),
  _gt: operator('value', (left, right) => sql`${left} > ${right}`),
  _lt: operator('value', (left, right) => sql`${left} < ${right}`),
  _gte: operator('value', (left, right) => sql`${left} >= ${right}`),
  _lte: operator('value', (left, right) => sql`${left} <= ${right}`),
};

const textual: Record<string, Operator> = {
  _like: operator('value', (left, right) => sql`${left} like ${right}`),
  _nlike: operator('value', (left, right) => sql`${left} not like ${right}`),
  _ilike: operator('value', (left, right) => sql`${left} ilike ${right}`),
  _nilike: operator('value', (left, right) => sql`${left} not ilike ${right}`),
  _similar: operator('value', (left, right) => sql`${left} similar to ${right}`),
  _nsimilar: operator('value', (left, right) => sql`${left} not similar to ${right}`),
  _regex: operator('value', (left, right) => sql`${left} ~ ${right}`),
  _iregex: operator('value', (left, right) => sql`${left} ~* ${right}`),
  _nregex: operator('value', (left, right) => sql`${left} !~ ${right}`),
  _niregex: operator('value', (left, right) => sql`${left} !~* ${right}`),
};

const containment: Record<string, Operator> = {
  _contains: operator('value', (left, right) => sql`${left} @> ${right}`),
  _contained_in: operator('value', (left, right) => sql`${left} <@ ${right}`),
};

const jsonb: Record<string, Operator> = {
  ...containment,
  _has_key: operator('text', (left, right) => sql`${left} ? ${right}`),
  _has_keys_any: operator('texts', (left, right) => sql`${left} ?| ${right}`),
  _has_keys_all: operator('texts', (left, right) => sql`${left} ?& ${right}`),
  _jsonb_path_exists: operator('jsonpath', (left, right) => sql`${left} @? ${right}`),
  _jsonb_path_match: operator('jsonpath', (left, right) => sql`${left} @@ ${right}`),
};

const textualTypes = new Set(['text', 'varchar', 'citext', 'bpchar']);

export function operatorsFor(type: ColumnType): Record<string, Operator> {
  if (type.element) return { ...comparison, ...containment };
  if (type.name === 'jsonb') return { ...comparison, ...jsonb };
  if (textualTypes.has(type.name)) return { ...comparison, ...textual };
  return comparison;
}

/** The type of an operand, or of the items of one that is a list. */
export function operandType(kind: OperandKind, column: ColumnType): ColumnType {
  if (kind === 'text' || kind === 'texts') return textType;
  return kind === 'jsonpath' ? builtinType('jsonpath') : column;
}

export const takesList = (kind: OperandKind): boolean => kind === 'list' || kind === 'texts';
