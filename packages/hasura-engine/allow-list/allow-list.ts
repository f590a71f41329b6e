import { parse, visit, type DocumentNode } from 'graphql';
import { invalid, type GraphqlError } from '../errors/graphql-error.ts';
import type { AllowedQuery } from '../metadata/allow-list-entry.ts';

export type Allows = (document: DocumentNode, role: string) => boolean;

/**
 * Documents are compared after parsing and without `__typename`: white space and comments do not matter; names, order,
 * arguments, aliases and fragments do.
 */
export function createAllowList(queries: AllowedQuery[]): Allows {
  const allowed = new Set(
    queries.map(({ text, name }) => {
      try {
        return fingerprint(parse(text.string(), { noLocation: true }));
      } catch (error) {
        return text.fail(`("${name}") is not valid GraphQL: ${(error as Error).message}`);
      }
    }),
  );
  return (document, role) => role === 'admin' || allowed.has(fingerprint(document));
}

export const notAllowed = (): GraphqlError => invalid('query is not allowed');

const fingerprint = (document: DocumentNode): string =>
  JSON.stringify(
    visit(document, { Field: (field) => (field.name.value === '__typename' ? null : undefined) }).definitions,
  );
