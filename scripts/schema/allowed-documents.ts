import { Kind, parse, print, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { stringify } from 'yaml';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import type { DocumentInCode } from './documents-in-code.ts';
import { singleKeyOrders } from './single-key-orders.ts';

export interface SentDocument {
  name: string;
  document: DocumentNode;
  isOfSuperuser?: boolean;
}

export interface RoleDocument extends SentDocument {
  roles: readonly HasuraRole[];
}

type RoleSchemas = Record<HasuraRole, GraphQLSchema>;

export function sentDocuments(prefix: string, documents: DocumentInCode[]): SentDocument[] {
  const byConstant = new Map(documents.map((document) => [document.constant, document]));
  const textsOf = ({ location, rawSDL, fragments }: DocumentInCode): string[] => [
    rawSDL,
    ...fragments.flatMap((constant) => {
      const fragment = byConstant.get(constant);
      if (!fragment) throw new Error(`${location} uses the fragment ${constant}, which no file defines.`);
      return textsOf(fragment);
    }),
  ];
  return documents.flatMap((document) => {
    const [definition] = document.document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
    if (!definition.name) throw new Error(`${document.location} contains an operation without a name.`);
    const text = [...new Set(textsOf(document))].join('\n');
    const name = `${prefix}_${definition.name.value}`;
    return [{ name, document: parse(text, { noLocation: true }), isOfSuperuser: document.isOfSuperuser }];
  });
}

export const isEarlier = (name: string) => name.includes('@');

const rules = [...specifiedRules, singleKeyOrders];

export function checkDocuments(documents: SentDocument[], schema: GraphQLSchema): void {
  const problems = documents.flatMap(({ name, document }) =>
    validate(schema, document, rules).map(({ message }) => `${name}: ${message}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export function withRoles(documents: SentDocument[], schemas: RoleSchemas): RoleDocument[] {
  return documents.map((sent) => {
    if (sent.isOfSuperuser) return { ...sent, roles: [] };
    const roles = hasuraRoles.filter((role) => validate(schemas[role], sent.document).length === 0);
    if (roles.length === 0) throw new Error(`No role can send ${sent.name}: a table or a column is missing.`);
    return { ...sent, roles };
  });
}

export function checkRoles(documents: RoleDocument[], schemas: RoleSchemas): void {
  const problems = documents.flatMap(({ name, document, roles }) =>
    roles.flatMap((role) =>
      validate(schemas[role], document).map(({ message }) => `${name}, sent as ${role}: ${message}`),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export function queryCollection(documents: RoleDocument[]): string {
  const queries = new Map<string, string>();
  for (const { name, document, roles } of documents) {
    if (roles.length === 0) continue;
    if (queries.has(name)) throw new Error(`Two operations are called ${name}.`);
    const text = `${print(document)}\n`;
    if (isEarlier(name) && [...queries.values()].includes(text)) continue;
    queries.set(name, text);
  }
  const sorted = [...queries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, query]) => ({ name, query }));
  return stringify([{ name: 'lavoir', definition: { queries: sorted } }], { lineWidth: 0 });
}
