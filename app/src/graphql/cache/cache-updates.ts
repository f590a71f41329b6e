import type { UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';

// By hand: the schema knows which rows an action returns, not which lists change by it.

const searches = ['search_laundromats', 'featured_of_the_month', 'laundromat_cities', 'laundromat_regions'];
const listed = (table: string) => [
  table,
  `${table}_aggregate`,
  `search_${table}`,
  `search_${table}_aggregate`,
];
const laundromats = [
  ...searches,
  ...listed('laundromats'),
  'laundromats_by_pk',
  'search_all_laundromats',
  'search_all_laundromats_aggregate',
  'admin_overview',
];

const invalidating =
  (...fields: readonly string[]): UpdateResolver =>
  (_result, _args, cache) => {
    for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey);
    }
  };
const invalidateFavorites = invalidating('favorites');
const invalidateLaundromats = invalidating(...laundromats);
// Decisions may publish, withdraw or delete laundromats, reviews and photos.
const invalidateModerated = invalidating(...laundromats, ...listed('reviews'));

export const cacheUpdates: UpdatesConfig = {
  Mutation: {
    insert_favorites: invalidateFavorites,
    delete_favorites: invalidateFavorites,
    update_contacts_by_pk: invalidating(...listed('contacts'), 'admin_overview'),
    createLaundromat: invalidateLaundromats,
    updateLaundromat(result, args: { id?: string }, cache, info) {
      invalidating(...searches)(result, args, cache, info);
      // The database derives `place` from the address, and the mutation does not return it.
      cache.invalidate({ __typename: 'laundromats', id: args.id! }, 'place');
    },
    addLaundromat: invalidateLaundromats,
    editLaundromat: invalidateLaundromats,
    setLaundromatClosed: invalidateLaundromats,
    mergeLaundromats: invalidateModerated,
    restoreLaundromat: invalidateModerated,
    decideLaundromat: invalidateModerated,
    decideReview: invalidateModerated,
    answerReview: invalidating('reviews_aggregate'),
    decideReviewPhoto: invalidateModerated,
    removePhoto: invalidateModerated,
    decideCorrection: invalidateLaundromats,
    startClaim: invalidating('laundromat_claims'),
    answerTransfer: invalidateLaundromats,
    // An accepted claim changes the owner.
    decideClaim: invalidateLaundromats,
    revertClaim: invalidateLaundromats,
    confirmCheckoutSession: invalidating(...laundromats, 'subscriptions'),
  },
};
