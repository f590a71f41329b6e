import {
  executeSync,
  Kind,
  MaxIntrospectionDepthRule,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { invalid } from '../errors/graphql-error.ts';
import type { Operation } from './document/document.ts';
import type { Selected } from './document/selection.ts';

export function introspect(
  schema: GraphQLSchema,
  operation: Operation,
  { key, node, path }: Selected,
  variables: Record<string, unknown>,
): string {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      { ...operation.node, directives: [], selectionSet: { kind: Kind.SELECTION_SET, selections: [node] } },
      ...operation.fragments.values(),
    ],
  };
  // Types refer to each other in cycles: without this rule a short query could have an endless answer.
  const [tooDeep] = validate(schema, document, [MaxIntrospectionDepthRule]);
  if (tooDeep) throw invalid(tooDeep.message, path);
  const { data, errors } = executeSync({ schema, document, variableValues: variables });
  if (errors?.[0]) throw invalid(errors[0].message, path);
  return JSON.stringify(data?.[key] ?? null);
}
