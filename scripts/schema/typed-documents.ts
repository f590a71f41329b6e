import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildASTSchema, type DocumentNode } from 'graphql';
import type { DocumentInCode } from './documents-in-code.ts';

/** Postgres types as they travel in JSON; numeric ones as decimal strings, so that no cent is lost. */
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

/** The TypeScript files for these documents: their types, and the `graphql()` that knows them. Content by file name. */
export async function typedDocuments(
  schema: DocumentNode,
  documents: DocumentInCode[],
): Promise<Map<string, string>> {
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: './',
    presetConfig: { fragmentMasking: false },
    schema,
    schemaAst: buildASTSchema(schema),
    documents,
    plugins: [],
    pluginMap: {},
    config: {
      scalars,
      defaultScalarType: 'unknown',
      enumType: 'string-literal',
      useTypeImports: true,
      importExtension: '.ts',
    },
    pluginContext: {},
  });
  const files = new Map<string, string>();
  for (const output of outputs) {
    const content = await codegen({ ...output, importExtension: '.ts' });
    files.set(output.filename.replace(/^\.\//, ''), content.endsWith('\n') ? content : `${content}\n`);
  }
  return files;
}
