import type { Client, OperationContext } from 'urql';
import { laundromatQuery, newestReviews } from '#app/graphql/laundromats/laundromat-query.ts';
import {
  type LaundromatMatch,
  type SearchArguments,
  searchLaundromatsQuery,
} from '#app/graphql/laundromats/laundromat-summary.ts';

/** Sends the query of a laundromat's page as its route does, unless the answer is stored; returns its photos. */
export async function photosOf(
  client: Client,
  slug: string,
  context: Partial<OperationContext> = {},
): Promise<string[]> {
  const variables = { slug, reviews: newestReviews };
  const { data, error } = await client.query(laundromatQuery, variables, context).toPromise();
  if (!data) throw error ?? new Error('No answer.');
  return data.laundromats[0]?.photos.map(({ url }) => url) ?? [];
}

export async function listOf(
  client: Client,
  args: SearchArguments,
  context: Partial<OperationContext> = {},
): Promise<LaundromatMatch[]> {
  const { data, error } = await client.query(searchLaundromatsQuery, { args }, context).toPromise();
  if (!data) throw error ?? new Error('No answer.');
  return data.search_laundromats;
}
