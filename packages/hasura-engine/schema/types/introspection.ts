import {
  __TypeKind,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
  specifiedScalarTypes,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';
import type { InputField, ObjectType, RoleSchema, TypeDefinition } from '../model.ts';
import type { TypeRef } from '../type-ref.ts';

export function graphqlSchema(schema: RoleSchema): GraphQLSchema {
  const types = new Map<string, GraphQLType>(specifiedScalarTypes.map((type) => [type.name, type]));
  const refer = (ref: TypeRef): GraphQLType => {
    const inner = 'list' in ref ? new GraphQLList(refer(ref.list)) : types.get(ref.named);
    if (!inner) throw new Error(`type ${JSON.stringify(ref)} is not defined`);
    return ref.nonNull ? new GraphQLNonNull(inner as GraphQLOutputType) : inner;
  };
  for (const type of schema.types.values()) {
    if (!types.has(type.name)) types.set(type.name, graphqlType(type, refer));
  }
  const named = [...schema.types.keys()].map((name) => types.get(name) as GraphQLObjectType);
  const root = (type: ObjectType | undefined) => type && (types.get(type.name) as GraphQLObjectType);
  const sorted = lexicographicSortSchema(
    new GraphQLSchema({
      query: root(schema.queryType),
      mutation: root(schema.mutationType),
      types: named,
    }),
  );
  const listed = sorted.getTypeMap();
  // Hasura does not list `__DirectiveLocation`, and sorts the values of `__TypeKind`.
  delete listed.__DirectiveLocation;
  listed.__TypeKind = sortedKinds;
  return sorted;
}

const { values: kinds, ...typeKind } = __TypeKind.toConfig();
const sortedKinds = new GraphQLEnumType({
  ...typeKind,
  values: Object.fromEntries(Object.entries(kinds).sort(([one], [other]) => (one < other ? -1 : 1))),
});

export const printRoleSchema = (schema: RoleSchema): string => `${printSchema(graphqlSchema(schema))}\n`;

function graphqlType(type: TypeDefinition, refer: (ref: TypeRef) => GraphQLType): GraphQLType {
  const inputs = (fields: Map<string, InputField>) =>
    Object.fromEntries(
      [...fields.values()].map(({ name, type: ref, defaultValue }) => [
        name,
        { type: refer(ref) as GraphQLInputType, defaultValue },
      ]),
    );
  switch (type.kind) {
    case 'scalar':
      return new GraphQLScalarType({ name: type.name });
    case 'enum':
      return new GraphQLEnumType({
        name: type.name,
        values: Object.fromEntries([...type.values].map((name) => [name, {}])),
      });
    case 'input':
      return new GraphQLInputObjectType({
        name: type.name,
        description: type.description,
        fields: () => inputs(type.fields),
      });
    case 'object':
      return new GraphQLObjectType({
        name: type.name,
        fields: () =>
          Object.fromEntries(
            [...type.fields.values()].map((field) => [
              field.name,
              {
                type: refer(field.type) as GraphQLOutputType,
                args: inputs(field.args),
              },
            ]),
          ),
      });
  }
}
