import type { Documents } from './generated/graphql.ts';

/** A GraphQL document as text, with the types of its result and its variables. */
export interface TypedDocument<Result, Variables> {
  /** The operation or fragment, followed by the fragments that it uses. */
  definitions: readonly string[];
  /** Never set: it only carries the types. */
  types?: (variables: Variables) => Result;
}

type DocumentOf<Text extends keyof Documents> = TypedDocument<
  Documents[Text]['result'],
  Documents[Text]['variables']
>;

/** Returns the document with this text, whose types `npm run codegen` writes. `fragments` lists those that it uses. */
export function graphql<Text extends keyof Documents>(
  text: Text,
  fragments: readonly TypedDocument<unknown, unknown>[] = [],
): DocumentOf<Text> {
  return { definitions: [...new Set([text, ...fragments.flatMap(({ definitions }) => definitions)])] };
}
