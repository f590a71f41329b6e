import type {
  SourceCountsQueryVariables,
  SourceObjectsQueryVariables,
  SourcePairsQueryVariables,
} from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';
import { lostObject, sourceDifferences, sourcePair, unclearObject } from '#app/data/source-content.ts';

type ObjectCondition = SourceObjectsQueryVariables['where'];
type PairCondition = SourcePairsQueryVariables['where'];

/** The objects and pairs that await a decision, by list. */
export const sourceConditions = {
  unclear: {
    class: { _eq: 'unclear' },
    chosenClass: { _is_null: true },
    laundromatId: { _is_null: true },
    goneAt: { _is_null: true },
  },
  pairs: {
    status: { _eq: 'open' },
    object: { laundromatId: { _is_null: true }, goneAt: { _is_null: true } },
  },
  differences: { differences: { _neq: {} }, laundromat: { isActive: { _eq: true } } },
  lost: {
    stillOpenAt: { _is_null: true },
    laundromat: { isActive: { _eq: true } },
    _or: [
      {
        goneAt: { _is_null: false },
        // Another object still describes the laundromat.
        _not: {
          laundromat: { sourceObjects: { goneAt: { _is_null: true }, class: { _eq: 'self_service' } } },
        },
      },
      { class: { _neq: 'self_service' }, chosenClass: { _is_null: true } },
    ],
  },
} satisfies SourceCountsQueryVariables;

/** Narrows a list to the objects whose tags or laundromat contain every word of a search. */
export function searchedObjects(condition: ObjectCondition, search: string): ObjectCondition {
  return {
    _and: [condition, ...patternsOf(search).map((pattern) => ({ _or: mentions(pattern) }))],
  };
}

export function searchedPairs(condition: PairCondition, search: string): PairCondition {
  const words = patternsOf(search).map((pattern) => ({
    _or: [{ object: { _or: mentions(pattern) } }, { laundromat: { _or: nameOrTown(pattern) } }],
  }));
  return { _and: [condition, ...words] };
}

const patternsOf = (search: string) =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

const nameOrTown = (pattern: string) => [{ name: { _ilike: pattern } }, { city: { _ilike: pattern } }];
const mentions = (pattern: string) => [
  { tags: { _cast: { String: { _ilike: pattern } } } },
  { laundromat: { _or: nameOrTown(pattern) } },
];

export const sourceCountsQuery = graphql(`
  query SourceCounts(
    $unclear: source_objects_bool_exp!
    $pairs: source_candidates_bool_exp!
    $differences: source_objects_bool_exp!
    $lost: source_objects_bool_exp!
  ) {
    unclear: source_objects_aggregate(where: $unclear) {
      aggregate {
        count
      }
    }
    pairs: source_candidates_aggregate(where: $pairs) {
      aggregate {
        count
      }
    }
    differences: source_objects_aggregate(where: $differences) {
      aggregate {
        count
      }
    }
    lost: source_objects_aggregate(where: $lost) {
      aggregate {
        count
      }
    }
  }
`);

export const sourceObjectsQuery = graphql(
  `
    query SourceObjects($where: source_objects_bool_exp!, $limit: Int!, $offset: Int!) {
      source_objects(where: $where, order_by: [{ type: asc }, { id: asc }], limit: $limit, offset: $offset) {
        ...UnclearObject
        ...SourceDifferences
        ...LostObject
      }
      source_objects_aggregate(where: $where) {
        aggregate {
          count
        }
      }
    }
  `,
  [unclearObject, sourceDifferences, lostObject],
);

export const sourcePairsQuery = graphql(
  `
    query SourcePairs($where: source_candidates_bool_exp!, $limit: Int!, $offset: Int!) {
      source_candidates(
        where: $where
        order_by: [{ createdAt: asc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...SourcePair
      }
      source_candidates_aggregate(where: $where) {
        aggregate {
          count
        }
      }
    }
  `,
  [sourcePair],
);
