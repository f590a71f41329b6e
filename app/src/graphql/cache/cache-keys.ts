import type { KeyingConfig } from '@urql/exchange-graphcache';

const embedded = () => null;
const joined =
  (...fields: string[]) =>
  (row: Record<string, unknown>) =>
    fields.every((field) => row[field] != null) ? fields.map((field) => row[field]).join(':') : null;

const aggregatedTables = [
  'laundromats',
  'reviews',
  'photos',
  'favorites',
  'users',
  'payments',
  'contacts',
  'reports',
  'fact_corrections',
  'laundromat_claims',
  'subscriptions',
  'journal_entries',
  'source_objects',
  'source_candidates',
  'possible_duplicates',
];
const aggregateParts = [
  'aggregate',
  'aggregate_fields',
  'sum_fields',
  'avg_fields',
  'min_fields',
  'max_fields',
];

/**
 * Keys of types without an `id`. Join tables use the pair they join. Matches, counts and aggregates belong to their
 * query and have none.
 */
export const cacheKeys: KeyingConfig = {
  laundromat_matches: embedded,
  laundromat_counts: embedded,
  city_matches: embedded,
  admin_overview: embedded,
  admin_months: embedded,
  PaymentPage: embedded,
  ConfirmedCheckout: embedded,
  RefundedLaundromat: embedded,
  laundromat_regions: joined('slug'),
  laundromat_cities: joined('communeId'),
  laundromat_redirects: joined('slug'),
  laundromat_services: joined('laundromatId', 'serviceId'),
  held_changes: joined('laundromatId'),
  reported_facts: joined('laundromatId', 'kind'),
  possible_duplicates: joined('laundromatId', 'otherId'),
  source_objects: joined('type', 'id'),
  favorites: joined('userId', 'laundromatId'),
  ...Object.fromEntries(
    aggregatedTables.flatMap((table) => aggregateParts.map((part) => [`${table}_${part}`, embedded])),
  ),
};
