import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';

/** Root fields that choose laundromats by the content of their rows. */
const searches = ['search_laundromats', 'featured_of_the_month', 'laundromat_cities', 'laundromat_regions'];

/** The tables that the app changes, with the root fields that show their rows. */
const shownBy = {
  favorites: ['favorites', 'favorites_by_pk', 'favorites_aggregate'],
  laundromats: [
    'laundromats',
    'laundromats_by_pk',
    'laundromats_aggregate',
    ...searches,
    'search_all_laundromats',
    'search_all_laundromats_aggregate',
    'admin_overview',
  ],
  reviews: [
    'reviews',
    'reviews_aggregate',
    'search_reviews',
    'search_reviews_aggregate',
    'laundromats',
    'admin_overview',
  ],
  contacts: [
    'contacts',
    'contacts_by_pk',
    'contacts_aggregate',
    'search_contacts',
    'search_contacts_aggregate',
    'admin_overview',
  ],
  services: ['services', 'services_by_pk'],
  subscription_plans: ['subscription_plans', 'subscription_plans_by_pk'],
  users: [
    'users',
    'users_by_pk',
    'users_aggregate',
    'search_users',
    'search_users_aggregate',
    'admin_overview',
  ],
};

const verbs = (table: string) => [
  `insert_${table}`,
  `insert_${table}_one`,
  `update_${table}`,
  `update_${table}_by_pk`,
  `update_${table}_many`,
  `delete_${table}`,
  `delete_${table}_by_pk`,
];

function invalidateLists(cache: Cache, fields: readonly string[]) {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey);
  }
}

/**
 * Updates after actions and functions. The result contains the changed rows; only lists and other fields are
 * invalidated here.
 */
const afterFunctions: Record<string, UpdateResolver> = {
  createLaundromat: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  updateLaundromat: (_result, { id }: { id?: string }, cache) => {
    invalidateLists(cache, searches);
    // The database derives `place` from the address, and the mutation does not return it.
    cache.invalidate({ __typename: 'laundromats', id: id! }, 'place');
  },
  setLaundromatClosed: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  // Decisions publish, withdraw and delete laundromats, reviews and photos.
  insert_moderation_actions_one: (_result, _args, cache) =>
    invalidateLists(cache, [...shownBy.laundromats, ...shownBy.reviews]),
  restore_laundromat: (_result, _args, cache) =>
    invalidateLists(cache, [...shownBy.laundromats, ...shownBy.reviews]),
  decideCorrection: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  startClaim: (_result, _args, cache) => invalidateLists(cache, ['laundromat_claims']),
  answerTransfer: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  // Decisions about a claim change the owner.
  decideClaim: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  revertClaim: (_result, _args, cache) => invalidateLists(cache, shownBy.laundromats),
  confirmCheckoutSession: (_result, _args, cache) =>
    invalidateLists(cache, [...shownBy.laundromats, 'subscriptions']),
};

/** Invalidates every list of a table after a mutation, because only the database knows which rows match. */
export const cacheUpdates: UpdatesConfig = {
  Mutation: {
    ...Object.fromEntries(
      Object.entries(shownBy).flatMap(([table, fields]) =>
        verbs(table).map((mutation) => [
          mutation,
          (_result: unknown, _args: unknown, cache: Cache) => invalidateLists(cache, fields),
        ]),
      ),
    ),
    ...afterFunctions,
  },
};
