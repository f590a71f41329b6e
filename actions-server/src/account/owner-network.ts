import type { Request } from 'express';
import { sql } from 'kysely';
import type { CurrentUser } from '#contract/account/account.ts';
import { ownerNetwork } from '../http/network-hash.ts';
import { systemCallerOf } from '../session/caller.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Stores a hash of the network from which an owner is signed in, for 30 days, to recognize reviews that owners write
 * themselves. Never delays a session.
 */
export function recordOwnerNetwork(
  { db, secret, background }: AccountServices,
  request: Request,
  { id: userId, role }: CurrentUser,
): void {
  if (role !== 'owner') return;
  const networkHash = ownerNetwork(secret, request);
  const recorded = db.transaction(systemCallerOf(request), (trx) =>
    trx
      .insertInto('ownerNetworks')
      .values({ userId, networkHash })
      .onConflict((network) => network.columns(['userId', 'networkHash']).doUpdateSet({ seenAt: sql`now()` }))
      .execute(),
  );
  background.add(
    recorded.catch((error: unknown) =>
      request.log.error({ err: error }, 'the network of an owner was not recorded'),
    ),
  );
}
