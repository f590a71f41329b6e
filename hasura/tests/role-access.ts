import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { z } from 'zod';
import { allowedOperations } from '../../local-stack/allowed-operations.ts';
import type { Endpoint } from './endpoint.ts';

export interface RoleAccess {
  queries: string[];
  mutations: string[];
  hidden: Record<string, string[]>;
  writes: Record<string, string[]>;
  refusedDocuments: string[];
}

const documents = allowedOperations();

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
    refusedDocuments: documents
      .filter(({ query }) => validate(schema, parse(query)).length > 0)
      .map(({ name }) => name),
  };
}

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
