import { Kind, parse as parseGraphql, type ASTNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const project = path.resolve(import.meta.dirname, '..', '..');
const directory = path.join(project, 'hasura', 'metadata');

async function readIncluding(file: string): Promise<unknown> {
  const include = async (value: unknown): Promise<unknown> => {
    const other = typeof value === 'string' && /^!include (.+)$/.exec(value)?.[1];
    if (other) return readIncluding(path.resolve(path.dirname(file), other));
    if (Array.isArray(value)) return Promise.all(value.map(include));
    if (value === null || typeof value !== 'object') return value;
    const set = Object.entries(value).filter(([, inner]) => inner !== null);
    const entries = set.map(async ([key, inner]) => [key, await include(inner)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  return include(parse(await readFile(file, 'utf8')));
}

async function readMetadata(): Promise<object> {
  const read = (file: string) => readIncluding(path.join(directory, file));
  const { actions, custom_types } = (await read('actions.yaml')) as Record<string, unknown>;
  return {
    ...((await read('version.yaml')) as object),
    sources: await read('databases/databases.yaml'),
    actions,
    custom_types,
    cron_triggers: await read('cron_triggers.yaml'),
    query_collections: await read('query_collections.yaml'),
    allowlist: await read('allow_list.yaml'),
  };
}

test('the metadata matches the types that Hasura publishes', async () => {
  expect(typeProblems(await readMetadata())).toEqual([]);
});

test('a key unknown to Hasura is found', () => {
  const trigger = { name: 'purge', webhook: '', schedule: '', headers: [], include_in_metadata: true };
  const metadata = { version: 3, sources: [], actions: [], custom_types: {} };
  const problems = typeProblems({ ...metadata, cron_triggers: [{ ...trigger, retries: 3 }] });
  expect(problems.join()).toContain(`'"retries"' does not exist in type 'CronTrigger'`);
});

// The command line ignores descriptions in actions.graphql: they belong in actions.yaml, as `comment` and
// `description`.
test('actions.graphql describes no action, and no type that actions.yaml lists', async () => {
  const { definitions } = parseGraphql(await readFile(path.join(directory, 'actions.graphql'), 'utf8'));
  const nodes = definitions.flatMap((node): readonly ASTNode[] =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && /^(?:Query|Mutation)$/.test(node.name.value)
      ? (node.fields ?? [])
      : [node],
  );
  expect(nodes.filter((node) => 'description' in node && node.description)).toEqual([]);
});

function typeProblems(metadata: object): string[] {
  const file = path.join(import.meta.dirname, 'metadata-under-check.ts');
  const text = `import type { MetadataFiles } from './testing/metadata-shape.ts';
export const metadata: MetadataFiles = ${JSON.stringify(metadata, null, 1)};
`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile: readText } = host;
  const isOurs = (name: string) => path.resolve(name) === file;
  host.fileExists = (name) => isOurs(name) || fileExists.call(host, name);
  host.readFile = (name) => (isOurs(name) ? text : readText.call(host, name));
  host.getSourceFile = (name, version, ...rest) =>
    isOurs(name)
      ? ts.createSourceFile(name, text, version)
      : getSourceFile.call(host, name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line;
    const around =
      line === undefined
        ? ''
        : text
            .split('\n')
            .slice(Math.max(0, line - 2), line + 1)
            .join(' ');
    return `${message} (near ${around.replace(/\s+/g, ' ').trim()})`;
  });
}
