import type { createClient } from 'urql';
import { expect, test } from 'vitest';
import type { Documents } from '#app/graphql/generated/graphql.ts';
import { shownPhotos } from '#app/graphql/laundromats/laundromat-query.ts';
import { plansQuery } from '#app/graphql/plans/plans-query.ts';
import { graphql } from './graphql.ts';

test('a document contains its fragments, each once', () => {
  const text = shownPhotos.loc?.source.body as keyof Documents;
  const { definitions } = graphql(text, [shownPhotos, shownPhotos]);
  expect(definitions).toHaveLength(1);
});

test('wrong variables and unselected fields do not compile', () => {
  const check = async (client: ReturnType<typeof createClient>) => {
    // @ts-expect-error a variable that the query does not have
    const { data } = await client.query(plansQuery, { id: 1 });
    // @ts-expect-error a field that the query does not select
    return data?.subscription_plans[0]?.createdAt;
  };
  expect(check).toBeTypeOf('function');
});

test('a text that code generation has not read does not compile', () => {
  // @ts-expect-error a text without types
  expect(graphql('query Unknown { services { id } }').kind).toBe('Document');
});
