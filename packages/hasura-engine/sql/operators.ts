import type { ColumnType } from '../catalog/model.ts';
import { sql, type SQL } from './sql.ts';

interface Operator {
  takesList: boolean;
  write: (left: SQL, right: SQL) => SQL;
}

const operator = (operand: 'value' | 'list', write: Operator['write']): Operator => ({
  takesList: operand === 'list',
  write,
});

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
  _ilike: operator('value', (left, right) => sql`${left} ilike ${right}`),
};

const containment: Record<string, Operator> = {
  _contains: operator('value', (left, right) => sql`${left} @> ${right}`),
};

const textualTypes = new Set(['text', 'varchar', 'citext', 'bpchar']);

export function operatorsFor(type: ColumnType): Record<string, Operator> {
  if (type.element || type.name === 'jsonb') return { ...comparison, ...containment };
  if (textualTypes.has(type.name)) return { ...comparison, ...textual };
  return comparison;
}
