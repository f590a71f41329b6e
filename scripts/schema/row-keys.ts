import { getNamedType, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { SentDocument } from './allowed-documents.ts';

/**
 * Returns the code of `rowKeys` and `typesWithoutKey`, about the types in the documents that an `id` does not identify:
 * the columns of their primary keys, and those that have none. A view has none that the schema knows.
 */
export function rowKeys(schema: GraphQLSchema, documents: SentDocument[]): string {
  const rootFields = schema.getQueryType()!.getFields();
  const keys = readTypes(schema, documents)
    .map((type) => {
      const primaryKey = rootFields[`${type.name}_by_pk`]?.args.map(({ name }) => name);
      return { type: type.name, columns: primaryKey ?? ('id' in type.getFields() ? ['id'] : []) };
    })
    .filter(({ columns }) => columns.join() !== 'id')
    .sort((one, other) => (one.type < other.type ? -1 : 1));
  const keyed = keys.filter(({ columns }) => columns.length > 0);
  const others = keys.filter(({ columns }) => columns.length === 0).map(({ type }) => type);
  return `/** Columns that identify a row of a type, where that is not \`id\`. */
export const rowKeys: Record<string, string[]> = {
${keyed.map(({ type, columns }) => `  ${type}: ${JSON.stringify(columns)},`).join('\n')}
};

export const typesWithoutKey: string[] = ${JSON.stringify(others, null, 2)};
`;
}

function readTypes(schema: GraphQLSchema, documents: SentDocument[]) {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const info = new TypeInfo(schema);
  const types = documents.flatMap(({ document }) => {
    const found: unknown[] = [];
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: () => void found.push(getNamedType(info.getType())),
      }),
    );
    return found;
  });
  return [...new Set(types)].filter((type) => isObjectType(type)).filter((type) => !roots.includes(type));
}
