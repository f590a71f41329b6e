import { heldContent, type OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { restAnswer } from './laundromat-answer.ts';
import { summaryFragment } from './laundromat-documents.ts';

const ownLaundromatsQuery = graphql(
  `
    query OwnLaundromats($userId: uuid!, $id: uuid_comparison_exp!, $limit: Int!, $offset: Int!) {
      laundromats(
        where: { owner: { id: { _eq: $userId } }, id: $id }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        heldChange {
          content
        }
        ...LaundromatSummary
      }
    }
  `,
  [summaryFragment],
);

const batchSize = 100;

export async function ownLaundromats(hasura: Hasura, owner: SignedInCaller): Promise<OwnLaundromat[]> {
  const all: OwnLaundromat[] = [];
  for (;;) {
    const batch = await readOwn(hasura, owner, {}, all.length);
    all.push(...batch);
    if (batch.length < batchSize) return all;
  }
}

/** Returns the owner's laundromat with this id; undefined for an unknown one and for another's. */
export async function ownLaundromat(
  hasura: Hasura,
  owner: SignedInCaller,
  id: string,
): Promise<OwnLaundromat | undefined> {
  const [laundromat] = await readOwn(hasura, owner, { _eq: id });
  return laundromat;
}

async function readOwn(
  hasura: Hasura,
  owner: SignedInCaller,
  id: { _eq?: string },
  offset = 0,
): Promise<OwnLaundromat[]> {
  const { userId } = owner;
  const variables = { userId, id, limit: batchSize, offset };
  const { laundromats } = await hasura.query(ownLaundromatsQuery, variables, owner);
  return laundromats.map(({ heldChange, ...row }) => ({
    ...restAnswer(row),
    userId,
    heldContent: heldContent.parse(heldChange?.content ?? {}),
  }));
}
