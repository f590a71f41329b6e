import { parse } from 'yaml';
import { readText } from './harness/read-text.ts';

interface Collection {
  definition: { queries: { name: string; query: string }[] };
}

/** Returns an operation of the app with its fragments, from the allow list. */
export function appDocument(operationName: string): string {
  const collections = parse(readText('../hasura/metadata/query_collections.yaml')) as Collection[];
  const queries = collections.flatMap(({ definition }) => definition.queries);
  const found = queries.find(({ name }) => name === `app_${operationName}`);
  if (!found) throw new Error(`The app has no operation ${operationName}.`);
  return found.query;
}
