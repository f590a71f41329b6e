import type { Cache, UpdatesConfig } from '@urql/exchange-graphcache';

/** The tables that the app changes, with the root fields that show their rows. */
const shownBy = {
  favorites: ['favorites', 'favorites_by_pk', 'favorites_aggregate'],
  laundromats: [
    'laundromats',
    'laundromats_by_pk',
    'laundromats_aggregate',
    'search_laundromats',
    'featured_of_the_month',
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

/** Actions that add or publish rows of a table; what they change in a row, they return. */
const actionsOn: Partial<Record<keyof typeof shownBy, readonly string[]>> = {
  laundromats: ['createLaundromat', 'confirmCheckoutSession'],
};

/** Invalidates every list of a table after a mutation, because only the database knows which rows match. */
export const cacheUpdates: UpdatesConfig = {
  Mutation: Object.fromEntries(
    Object.entries(shownBy).flatMap(([table, fields]) =>
      [...verbs(table), ...(actionsOn[table as keyof typeof shownBy] ?? [])].map((mutation) => [
        mutation,
        (_result: unknown, _args: unknown, cache: Cache) => {
          for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
            if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey);
          }
        },
      ]),
    ),
  ),
};
