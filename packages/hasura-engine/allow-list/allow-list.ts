import { parse, visit, type DocumentNode } from 'graphql';
import { invalid, type GraphqlError } from '../errors/graphql-error.ts';
import type { AllowedCollection } from '../metadata/allow-list-entry.ts';

/**
 * The documents that roles other than admin may send. Documents are compared after parsing and without `__typename`:
 * white space and comments do not matter; names, order, arguments, aliases and fragments do.
 */
export class AllowList {
  private readonly allowed: { documents: Set<string>; roles: Set<string> | undefined }[];

  constructor(collections: AllowedCollection[]) {
    this.allowed = collections.map(({ queries, roles }) => ({
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
  }

  allows(document: DocumentNode, role: string): boolean {
    if (role === 'admin') return true;
    const print = fingerprint(document);
    return this.allowed.some(({ documents, roles }) => documents.has(print) && (roles?.has(role) ?? true));
  }
}

export const notAllowed = (): GraphqlError =>
  invalid('query is not allowed', '$', { message: 'query is not in any of the allowlists' });

const fingerprint = (document: DocumentNode): string =>
  JSON.stringify(
    visit(document, { Field: (field) => (field.name.value === '__typename' ? null : undefined) }).definitions,
  );
