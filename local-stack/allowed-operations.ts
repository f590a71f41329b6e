import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hasuraFolder } from './project-folder.ts';

interface Operation {
  name: string;
  query: string;
}

export function allowedOperations(): Operation[] {
  const file = path.join(hasuraFolder, 'metadata', 'query_collections.yaml');
  const collections = parse(readFileSync(file, 'utf8')) as { definition: { queries: Operation[] } }[];
  return collections.flatMap(({ definition }) => definition.queries);
}

export function allowedDocument(name: string): string {
  const found = allowedOperations().find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} is not on the allow list.`);
  return found.query;
}
