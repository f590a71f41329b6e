import type { SQL, SQLQuery } from 'pg-sql2';
import type { ColumnType } from '../catalog/model.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { Trace } from '../execute/trace.ts';
import { sql } from './sql.ts';

export interface Bindings {
  variables: Record<string, unknown>;
  session: Map<string, string>;
  trace: Trace;
  /** The rows of a write, as the text of an array. */
  rows?: string;
}

export type Parameter = (bindings: Bindings) => string | null;

export const typeName = (type: ColumnType): SQL => sql.identifier(type.schema, type.name);

export function bound(parameter: Parameter, type: ColumnType): SQLQuery {
  return sql`(${sql.value(parameter)})::${typeName(type)}`;
}

export const builtinType = (name: string): ColumnType => ({
  schema: 'pg_catalog',
  name,
  element: undefined,
  arrayName: `_${name}`,
  kind: 'base',
});

export const textType = builtinType('text');

/**
 * Returns the type of arrays of `element`; undefined for elements that are arrays themselves, because Postgres has no
 * such type.
 */
export function arrayOf(element: ColumnType): ColumnType | undefined {
  if (element.arrayName === undefined) return undefined;
  return { schema: element.schema, name: element.arrayName, element, arrayName: undefined, kind: 'base' };
}

export const textArrayType = arrayOf(textType) as ColumnType;

export function constant(value: string | null, type: ColumnType): SQLQuery {
  return bound(() => value, type);
}

const sessionName = /^x-hasura-/i;

export function sessionVariable(text: string): Parameter | undefined {
  if (!sessionName.test(text)) return undefined;
  const name = text.toLowerCase();
  return ({ session }) => {
    const value = session.get(name);
    if (value === undefined) throw new GraphqlError('not-found', `missing session variable: "${name}"`);
    return value;
  };
}
