import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

export function writeProject(files: Record<string, unknown>): string {
  const directory = mkdtempSync(join(tmpdir(), 'engine-project-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), typeof content === 'string' ? content : stringify(content));
  }
  return directory;
}

export const projectFiles = ({
  tables,
  functions = [],
  files = {},
}: {
  tables: unknown[];
  functions?: unknown[];
  files?: Record<string, unknown>;
}) => ({
  'config.yaml': { version: 3, metadata_directory: 'metadata' },
  'metadata/version.yaml': { version: 3 },
  'metadata/databases/databases.yaml': [
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'PG_DATABASE_URL' } } },
      tables: '!include default/tables/tables.yaml',
      functions: '!include default/functions/functions.yaml',
    },
  ],
  'metadata/databases/default/tables/tables.yaml': tables,
  'metadata/databases/default/functions/functions.yaml': functions,
  ...files,
});
