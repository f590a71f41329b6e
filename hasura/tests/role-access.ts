import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Everything that one role can name in a request, compared with everything that exists. */
export interface RoleAccess {
  queries: string[];
  mutations: string[];
  /** Columns and relationships that the role cannot name, by table. */
  hidden: Record<string, string[]>;
  /** Columns that the role writes, by input type. */
  writes: Record<string, string[]>;
}

/** Answer of an introspection query. */
const introspection = z.object({ data: z.custom<IntrospectionQuery>() });

export async function readSchema(
  endpoint: Endpoint,
  headers: Record<string, string>,
): Promise<GraphQLSchema> {
  const answer = await endpoint.graphql({ query: getIntrospectionQuery() }, headers);
  return buildClientSchema(introspection.parse(answer).data);
}

export function roleAccess(schema: GraphQLSchema, everything: GraphQLSchema): RoleAccess {
  const tables = tableNames(everything).filter((table) => schema.getType(table));
  const hidden = tables.map((table) => {
    const visible = fieldNames(schema, table);
    return [table, fieldNames(everything, table).filter((field) => !visible.includes(field))] as const;
  });
  const inputs = Object.keys(schema.getTypeMap()).filter((name) => /_(?:insert|set)_input$/.test(name));
  return {
    queries: Object.keys(schema.getQueryType()?.getFields() ?? {}).sort(),
    mutations: Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
    hidden: Object.fromEntries(hidden.filter(([, fields]) => fields.length > 0)),
    writes: Object.fromEntries(inputs.sort().map((name) => [name, fieldNames(schema, name)])),
  };
}

/** Hidden columns that a filter, an order or an aggregate of the role names all the same. */
export function hiddenInReach(schema: GraphQLSchema, hidden: RoleAccess['hidden']): string[] {
  return Object.entries(hidden).flatMap(([table, columns]) =>
    Object.keys(schema.getTypeMap())
      .filter((name) => name.startsWith(`${table}_`) && !/_(?:insert_input|set_input)$/.test(name))
      .flatMap((name) =>
        fieldNames(schema, name)
          .filter((field) => columns.includes(field))
          .map((field) => `${name}.${field}`),
      ),
  );
}

/** Every table has a filter in the superuser's schema. */
function tableNames(everything: GraphQLSchema): string[] {
  return Object.keys(everything.getTypeMap())
    .filter((name) => everything.getType(`${name}_bool_exp`))
    .sort();
}

function fieldNames(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (isObjectType(type) || isInputObjectType(type)) return Object.keys(type.getFields()).sort();
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}
