import type { SQL, SQLQuery } from 'pg-sql2';
import type { ColumnType } from '../catalog/model.ts';
import { sql } from './sql.ts';

/** What one execution of a plan brings along; everything else about the plan is fixed. */
export interface Bindings {
  variables: Record<string, unknown>;
  session: Map<string, string>;
  /** Texts that an earlier step of a mutation has left for a later one, by the step. */
  results?: Map<object, Record<string, string | null>>;
}

/** A placeholder's way to its value. Plans hold these, and an execution turns each into the text Postgres gets. */
export type Parameter = (bindings: Bindings) => string | null;

export const typeName = (type: ColumnType): SQL => sql.identifier(type.schema, type.name);

/** A bound parameter with an explicit type, so that Postgres never has to guess. */
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

/** The array type over `element`; undefined where Postgres has none (arrays of arrays). */
export function arrayOf(element: ColumnType): ColumnType | undefined {
  if (element.arrayName === undefined) return undefined;
  return { schema: element.schema, name: element.arrayName, element, arrayName: undefined, kind: 'base' };
}

/** A value known when the plan is made: from metadata or written in the document. Still bound, never spliced. */
export function constant(value: string | null, type: ColumnType): SQLQuery {
  return bound(() => value, type);
}

/** What an earlier step of the same mutation has found, under a name. */
export function result(step: object, name: string, type: ColumnType): SQLQuery {
  return bound(({ results }) => results?.get(step)?.[name] ?? null, type);
}
