import { laundromatContentText } from '#contract/laundromat/fragments.ts';
import type { ApiCaller, SystemCaller } from '../session/caller.ts';
import type { Documents } from './generated/graphql.ts';

export interface TypedDocument<Result, Variables, Caller = ApiCaller> {
  definitions: readonly string[];
  /** Never set: it only carries the types. */
  types?: (variables: Variables, caller: Caller) => Result;
}

type DocumentOf<Text extends keyof Documents, Caller> = TypedDocument<
  Documents[Text]['result'],
  Documents[Text]['variables'],
  Caller
>;

/** Returns the document with this text, whose types `npm run codegen` writes. `fragments` lists those that it uses. */
export function graphql<Text extends keyof Documents>(
  text: Text,
  fragments: readonly TypedDocument<unknown, unknown>[] = [],
): DocumentOf<Text, ApiCaller> {
  return { definitions: [...new Set([text, ...fragments.flatMap(({ definitions }) => definitions)])] };
}

/** As `graphql`, for a document that only Hasura's superuser sends. The allow list leaves it out. */
export function superuserGraphql<Text extends keyof Documents>(text: Text): DocumentOf<Text, SystemCaller> {
  return { definitions: [text] };
}

export const laundromatContent = graphql(laundromatContentText);

export const userFields = graphql(`
  fragment UserFields on users {
    id
    email
    firstName
    lastName
    phone
    role
    isActive
    emailVerified
    createdAt
    updatedAt
  }
`);
