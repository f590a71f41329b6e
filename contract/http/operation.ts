import { z } from 'zod';
import type { HasuraRole } from '../account/roles.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/**
 * A write of the app or of the REST contract, stated once: its Hasura action, GraphQL types, REST route and
 * documentation are made from this entry (decision 006).
 */
export interface Operation {
  roles: readonly HasuraRole[];
  /** Runs it as a visitor without reading the session, which may have expired. */
  ignoresSession?: true;
  /** The limit of requests, by its name in `write-limits.ts` of the server. */
  limit?: string;
  input: z.ZodObject;
  refusals?: readonly ErrorCode[];
  action?: Action;
  rest?: RestRoute;
}

interface Action {
  summary: string;
  answer: z.ZodObject;
  timeoutSeconds?: number;
}

/**
 * Parameters of the path are arguments of the same name. `body` names the argument in the body; without it the body has
 * all others.
 */
export interface RestRoute extends Omit<Endpoint, 'roles' | 'query' | 'body' | 'refusals'> {
  method: 'POST' | 'PATCH' | 'DELETE';
  body?: string;
}

export type Operations = Record<string, Operation>;

export interface GraphqlType {
  name: string;
  description?: string;
  /** Rows that Hasura joins to an answer: the table, and the field with the row's id. */
  relations?: Record<string, { table: string; idField: string }>;
}

export const graphqlTypes = z.registry<GraphqlType>();

export function argumentsInPath({ input }: Operation, { path }: RestRoute): string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.filter((name) => name in input.shape);
}

/** Returns the schema of the body: one argument, or all that the path does not have; undefined for none. */
export function bodyOf(operation: Operation, rest: RestRoute): z.ZodType | undefined {
  const { input } = operation;
  if (rest.body !== undefined) return input.shape[rest.body] as z.ZodType;
  const inPath = argumentsInPath(operation, rest);
  if (inPath.length === Object.keys(input.shape).length) return undefined;
  return inPath.length > 0
    ? input.omit(
        Object.fromEntries(inPath.map((name) => [name, true])) as Record<keyof typeof input.shape, true>,
      )
    : input;
}

export function endpointsOf(operations: Operations): Endpoint[] {
  return Object.values(operations).flatMap((operation) => {
    const { roles, rest } = operation;
    if (!rest) return [];
    return [{ ...rest, roles, refusals: ownRefusals(operation), body: bodyOf(operation, rest) }];
  });
}

export function ownRefusals({ limit, refusals = [] }: Operation): readonly ErrorCode[] {
  return limit ? [...refusals, 'tooManyRequests'] : refusals;
}
