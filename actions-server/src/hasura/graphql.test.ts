import { expect, test } from 'vitest';
import { planFields, subscriptionFields } from '../coverage/subscription-fragments.ts';
import type { Documents } from './generated/graphql.ts';
import { graphql } from './graphql.ts';

test('a document is followed by its fragments, each once', () => {
  const text = planFields.definitions[0] as keyof Documents;
  expect(graphql(text, [subscriptionFields, subscriptionFields]).definitions).toEqual([
    text,
    ...subscriptionFields.definitions,
  ]);
});

test('a text that code generation has not read does not compile', () => {
  // @ts-expect-error a text without types
  expect(graphql('query Unknown { services { id } }').definitions).toHaveLength(1);
});
