import { gql, type TypedDocumentNode } from 'urql';
import type { Documents } from '#app/graphql/generated/graphql.ts';

type DocumentOf<Text extends keyof Documents> = TypedDocumentNode<
  Documents[Text]['result'],
  Documents[Text]['variables']
>;

export function graphql<Text extends keyof Documents>(
  text: Text,
  fragments: readonly TypedDocumentNode<unknown, unknown>[] = [],
): DocumentOf<Text> {
  const parts = [text, ...fragments.map(() => '')];
  return gql(parts as unknown as TemplateStringsArray, ...fragments) as DocumentOf<Text>;
}
