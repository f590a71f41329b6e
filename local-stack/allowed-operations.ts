import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hasuraFolder } from './project-folder.ts';

interface Operation {
  name: string;
  query: string;
}

/** Returns the operations of the allow list, each with its fragments. */
export function allowedOperations(): Operation[] {
  const file = path.join(hasuraFolder, 'metadata', 'query_collections.yaml');
  const collections = parse(readFileSync(file, 'utf8')) as { definition: { queries: Operation[] } }[];
  return collections.flatMap(({ definition }) => definition.queries);
}

/** Returns the document of an operation, such as `app_Services`. Throws when the allow list has no such operation. */
export function allowedDocument(name: string): string {
  const found = allowedOperations().find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} is not on the allow list.`);
  return found.query;
}
