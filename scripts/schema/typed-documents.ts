import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { Kind, type DocumentNode } from 'graphql';
import type { DocumentInCode } from './documents-in-code.ts';
import { narrowedSchema } from './narrowed-schema.ts';

/** JSON types of Postgres types; `numeric` is a decimal string, which keeps cents exact. */
const scalars = {
  uuid: 'string',
  citext: 'string',
  numeric: { input: 'number | string', output: 'string' },
  bigint: { input: 'number | string', output: 'string' },
  float8: { input: 'number | string', output: 'string' },
  float4: 'number',
  smallint: 'number',
  date: 'string',
  timestamptz: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  _text: 'string[]',
};

/**
 * Returns the TypeScript types of documents. `Documents` finds them by text, as `graphql()` does. `schemaSql` supplies
 * narrower types for columns.
 */
export async function typedDocuments(
  schema: DocumentNode,
  documents: DocumentInCode[],
  schemaSql: string,
): Promise<string> {
  const narrowed = narrowedSchema(schema, schemaSql);
  const content = await codegen({
    filename: 'graphql.ts',
    schema: narrowed.schema,
    documents,
    plugins: [{ 'typescript-operations': {} }, { documents: {} }],
    pluginMap: {
      'typescript-operations': typescriptOperations,
      documents: { plugin: () => documentsByText(documents) },
    },
    config: {
      scalars: { ...scalars, ...narrowed.scalars },
      defaultScalarType: 'unknown',
      enumType: 'string-literal',
      useTypeImports: true,
      skipTypename: true,
    },
  });
  return `/* eslint-disable */\n${content.trimEnd()}\n`;
}

function documentsByText(documents: DocumentInCode[]): string {
  const entries = documents.map(({ rawSDL, document: { definitions } }) => {
    const [definition] = definitions;
    if (definition?.kind === Kind.FRAGMENT_DEFINITION)
      return [rawSDL, `${definition.name.value}Fragment`, 'unknown'] as const;
    if (definition?.kind !== Kind.OPERATION_DEFINITION || !definition.name)
      throw new Error(`A document has neither an operation with a name nor a fragment: ${rawSDL}`);
    const { operation, name } = definition;
    const type = `${name.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
    return [rawSDL, type, `${type}Variables`] as const;
  });
  const lines = entries.map(
    ([text, result, variables]) =>
      `  ${JSON.stringify(text)}: { result: ${result}; variables: ${variables} };`,
  );
  return `/** Types of the documents, by their text. */\nexport interface Documents {\n${lines.join('\n')}\n}`;
}
