import { getNamedType, type GraphQLSchema, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { SentDocument } from './allowed-documents.ts';

/**
 * Returns the code of `rowKeys`: for each type in the documents that an `id` does not identify, the columns of its
 * primary key. A view has none that the schema knows.
 */
export function rowKeys(schema: GraphQLSchema, documents: SentDocument[]): string {
  const rootFields = schema.getQueryType()!.getFields();
  const keys: Record<string, string[]> = {};
  for (const type of readTypes(schema, documents)) {
    const primaryKey = rootFields[`${type.name}_by_pk`]?.args.map(({ name }) => name);
    const hasId = 'id' in type.getFields();
    const columns = primaryKey ?? (hasId ? ['id'] : []);
    if (columns.join() !== 'id') keys[type.name] = columns;
  }
  const sorted = Object.entries(keys).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([type, columns]) => `  ${type}: ${JSON.stringify(columns)},`);
  return `/** Columns that identify a row of a type, where that is not \`id\`. */
export const rowKeys: Record<string, string[]> = {
${lines.join('\n')}
};
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
