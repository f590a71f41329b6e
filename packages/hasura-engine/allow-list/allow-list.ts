import { parse, visit, type DocumentNode } from 'graphql';
import { invalid, type GraphqlError } from '../errors/graphql-error.ts';
import type { AllowedCollection } from '../metadata/allow-list-entry.ts';

export type Allows = (document: DocumentNode, role: string) => boolean;

/**
 * Documents are compared after parsing and without `__typename`: white space and comments do not matter; names, order,
 * arguments, aliases and fragments do.
 */
export function createAllowList(collections: AllowedCollection[]): Allows {
  const allowed = collections.map(({ queries, roles }) => ({
    documents: new Set(
      queries.map(({ text, name }) => {
        try {
          return fingerprint(parse(text.string(), { noLocation: true }));
        } catch (error) {
          return text.fail(`("${name}") is not valid GraphQL: ${(error as Error).message}`);
        }
      }),
    ),
    roles: roles && new Set(roles),
  }));
  return (document, role) => {
    if (role === 'admin') return true;
    const print = fingerprint(document);
    return allowed.some(({ documents, roles }) => documents.has(print) && (roles?.has(role) ?? true));
  };
}

export const notAllowed = (): GraphqlError => invalid('query is not allowed');

const fingerprint = (document: DocumentNode): string =>
  JSON.stringify(
    visit(document, { Field: (field) => (field.name.value === '__typename' ? null : undefined) }).definitions,
  );
