import type { ColumnType } from '../catalog/model.ts';
import { sql, type SQL, type SQLQuery } from './sql.ts';

/** Postgres functions take at most 100 arguments, and each member needs two. */
const maxMembers = 50;

/** A JSON object built by Postgres. Keys are GraphQL names, so they need no escaping. */
export function jsonObject(members: [key: string, value: SQL][]): SQLQuery {
  if (members.length <= maxMembers) return buildObject(members);
  const parts: SQL[] = [];
  for (let start = 0; start < members.length; start += maxMembers) {
    const part = buildObject(members.slice(start, start + maxMembers));
    const isLast = start + maxMembers >= members.length;
    // Joins the parts as text, without the braces where they meet. The type json keeps the text, and so the order of
    // the keys.
    const opened = start === 0 ? sql`${part}::text` : sql`substr(${part}::text, 2)`;
    parts.push(isLast ? opened : sql`left(${opened}, -1)`);
  }
  return sql`(${sql.join(parts, ` || ', ' || `)})::json`;
}

function buildObject(members: [key: string, value: SQL][]): SQLQuery {
  const pairs = members.map(([key, value]) => sql`${sql.literal(key)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, ', ')})`;
}

export const jsonList = (item: SQL): SQLQuery => sql`coalesce(json_agg(${item}), '[]')`;

/** Sent as text, because JavaScript would round them. */
export const bigNumbers = new Set(['int8', 'numeric', 'float8', 'money']);

export const jsonValue = (value: SQL, { name }: ColumnType): SQL =>
  bigNumbers.has(name) ? sql`${value}::text` : value;
