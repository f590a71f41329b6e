import { heldContent, type OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import type { OwnLaundromatFragment } from '../hasura/generated/graphql.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { restAnswer } from './laundromat-answer.ts';
import { summaryFragment } from './laundromat-documents.ts';

const ownFragment = graphql(
  `
    fragment OwnLaundromat on laundromats {
      owner {
        id
      }
      heldChange {
        content
      }
      ...LaundromatSummary
    }
  `,
  [summaryFragment],
);

const ownLaundromatsQuery = graphql(
  `
    query OwnLaundromats($userId: uuid!, $limit: Int!, $offset: Int!) {
      laundromats(
        where: { owner: { id: { _eq: $userId } } }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...OwnLaundromat
      }
    }
  `,
  [ownFragment],
);

const ownLaundromatQuery = graphql(
  `
    query OwnLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        ...OwnLaundromat
      }
    }
  `,
  [ownFragment],
);

const batchSize = 100;

export async function ownLaundromats(hasura: Hasura, owner: SignedInCaller): Promise<OwnLaundromat[]> {
  const all: OwnLaundromat[] = [];
  for (;;) {
    const variables = { userId: owner.userId, limit: batchSize, offset: all.length };
    const { laundromats } = await hasura.query(ownLaundromatsQuery, variables, owner);
    all.push(...laundromats.map((row) => ownAnswer(row, owner)));
    if (laundromats.length < batchSize) return all;
  }
}

/** Returns the owner's laundromat with this id; undefined for an unknown one and for another's. */
export async function ownLaundromat(
  hasura: Hasura,
  owner: SignedInCaller,
  id: string,
): Promise<OwnLaundromat | undefined> {
  const { laundromats_by_pk: row } = await hasura.query(ownLaundromatQuery, { id }, owner);
  return row?.owner?.id === owner.userId ? ownAnswer(row, owner) : undefined;
}

function ownAnswer(
  { owner: _, heldChange, ...row }: OwnLaundromatFragment,
  { userId }: SignedInCaller,
): OwnLaundromat {
  return { ...restAnswer(row), userId, heldContent: heldContent.parse(heldChange?.content ?? {}) };
}
