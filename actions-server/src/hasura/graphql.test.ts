import { expect, test } from 'vitest';
import { planFields, subscriptionFields } from '../coverage/subscription-fragments.ts';
import type { ApiCaller } from '../session/caller.ts';
import { currentAccountQuery } from '../session/current-account.ts';
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

test('wrong variables and unselected fields do not compile', () => {
  const check = async (hasura: Hasura, caller: ApiCaller) => {
    const { users_by_pk: user } = await hasura.query(currentAccountQuery, { id: 'an-id' }, caller);
    const role: 'client' | 'owner' | 'admin' | undefined = user?.role;
    // @ts-expect-error a variable of another type
    await hasura.query(currentAccountQuery, { id: 1 }, caller);
    // @ts-expect-error a missing variable
    await hasura.query(currentAccountQuery, {}, caller);
    // @ts-expect-error an unknown variable
    await hasura.query(currentAccountQuery, { id: 'an-id', name: '' }, caller);
    // @ts-expect-error a field that the query does not select
    return [role, user?.email];
  };
  expect(check).toBeTypeOf('function');
});

test('a text that code generation has not read does not compile', () => {
  // @ts-expect-error a text without types
  expect(graphql('query Unknown { services { id } }').definitions).toHaveLength(1);
});
