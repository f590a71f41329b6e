import type { UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';

const searches = ['search_laundromats', 'featured_of_the_month', 'laundromat_cities', 'laundromat_regions'];

const rootsOf = (table: string) => [
  table,
  `${table}_by_pk`,
  `${table}_aggregate`,
  `search_${table}`,
  `search_${table}_aggregate`,
];

const shownBy = {
  favorites: rootsOf('favorites'),
  laundromats: [
    ...rootsOf('laundromats'),
    ...searches,
    'search_all_laundromats',
    'search_all_laundromats_aggregate',
    'admin_overview',
  ],
  reviews: [...rootsOf('reviews'), 'laundromats', 'admin_overview'],
  contacts: [...rootsOf('contacts'), 'admin_overview'],
  services: rootsOf('services'),
  subscription_plans: rootsOf('subscription_plans'),
  users: [...rootsOf('users'), 'admin_overview'],
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

const invalidating =
  (...fields: readonly string[]): UpdateResolver =>
  (_result, _args, cache) => {
    for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey);
    }
  };
const invalidateLaundromats = invalidating(...shownBy.laundromats);
// Decisions may publish, withdraw or delete laundromats, reviews and photos.
const invalidateModerated = invalidating(...shownBy.laundromats, ...shownBy.reviews);

const afterFunctions: Record<string, UpdateResolver> = {
  createLaundromat: invalidateLaundromats,
  updateLaundromat(result, args: { id?: string }, cache, info) {
    invalidating(...searches)(result, args, cache, info);
    // The database derives `place` from the address, and the mutation does not return it.
    cache.invalidate({ __typename: 'laundromats', id: args.id! }, 'place');
  },
  editLaundromat: invalidateLaundromats,
  setLaundromatClosed: invalidateLaundromats,
  mergeLaundromats: invalidateModerated,
  restoreLaundromat: invalidateModerated,
  decideLaundromat: invalidateModerated,
  decideReview: invalidateModerated,
  decideReviewPhoto: invalidateModerated,
  removePhoto: invalidateModerated,
  decideCorrection: invalidateLaundromats,
  startClaim: invalidating('laundromat_claims'),
  answerTransfer: invalidateLaundromats,
  // An accepted claim changes the owner.
  decideClaim: invalidateLaundromats,
  revertClaim: invalidateLaundromats,
  confirmCheckoutSession: invalidating(...shownBy.laundromats, 'subscriptions'),
};

export const cacheUpdates: UpdatesConfig = {
  Mutation: {
    ...Object.fromEntries(
      Object.entries(shownBy).flatMap(([table, fields]) =>
        verbs(table).map((mutation) => [mutation, invalidating(...fields)]),
      ),
    ),
    ...afterFunctions,
  },
};
