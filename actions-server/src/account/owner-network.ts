import type { Request } from 'express';
import type { CurrentUser } from '#contract/account/account.ts';
import { graphql } from '../hasura/graphql.ts';
import { ownerNetwork } from '../http/network-hash.ts';
import { systemCallerOf } from '../session/caller.ts';
import type { AccountServices } from './account-services.ts';

const recordOwnerNetworkMutation = graphql(`
  mutation RecordOwnerNetwork($userId: uuid!, $networkHash: String!, $seenAt: timestamptz!) {
    insert_owner_networks_one(
      object: { userId: $userId, networkHash: $networkHash, seenAt: $seenAt }
      on_conflict: { constraint: owner_networks_pkey, update_columns: [seenAt] }
    ) {
      userId
    }
  }
`);

/**
 * Stores a hash of the network from which an owner is signed in, for 30 days, to recognize reviews that owners write
 * themselves. Never delays a session.
 */
export function recordOwnerNetwork(
  { hasura, secret, background }: AccountServices,
  request: Request,
  { id, role }: CurrentUser,
): void {
  if (role !== 'owner') return;
  const seen = { userId: id, networkHash: ownerNetwork(secret, request), seenAt: new Date().toISOString() };
  background.add(
    hasura
      .query(recordOwnerNetworkMutation, seen, systemCallerOf(request))
      .catch((error: unknown) =>
        request.log.error({ err: error }, 'the network of an owner was not recorded'),
      ),
  );
}
