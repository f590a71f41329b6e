import { expect, test } from 'vitest';
import { planFields, subscriptionFields } from '../coverage/subscription-fragments.ts';
import { openDataPageQuery } from '../open-data/open-data-documents.ts';
import type { ApiCaller, SystemCaller } from '../session/caller.ts';
import type { Documents } from './generated/graphql.ts';
import { graphql } from './graphql.ts';
import type { Hasura } from './hasura.ts';

test('a document is followed by its fragments, each once', () => {
  const text = planFields.definitions[0] as keyof Documents;
  expect(graphql(text, [subscriptionFields, subscriptionFields]).definitions).toEqual([
    text,
    ...subscriptionFields.definitions,
  ]);
});

test('wrong variables, unselected fields and a wrong sender do not compile', () => {
  const check = async (hasura: Hasura, caller: SystemCaller, visitor: ApiCaller) => {
    const { laundromats } = await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1 }, caller);
    // @ts-expect-error a document of the superuser, sent as a role
    await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1 }, visitor);
    const name: string | undefined = laundromats[0]?.name;
    // @ts-expect-error a variable of another type
    await hasura.query(openDataPageQuery, { after: 1, limit: 1 }, caller);
    // @ts-expect-error a missing variable
    await hasura.query(openDataPageQuery, {}, caller);
    // @ts-expect-error an unknown variable
    await hasura.query(openDataPageQuery, { after: 'an-id', limit: 1, name: '' }, caller);
    // @ts-expect-error a field that the query does not select
    return [name, laundromats[0]?.email];
  };
  expect(check).toBeTypeOf('function');
});

test('a text that code generation has not read does not compile', () => {
  // @ts-expect-error a text without types
  expect(graphql('query Unknown { services { id } }').definitions).toHaveLength(1);
});
