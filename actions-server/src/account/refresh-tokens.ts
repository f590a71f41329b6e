import { sql } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CurrentUser } from '#contract/account/account.ts';
import { transactionTime, type Database, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { refreshSeconds } from '../session/session-cookies.ts';
import { currentUser } from './queries.ts';

/** Two tabs may use the same token within this time; later use counts as theft. */
const grace = sql`interval '20 seconds'`;

export async function storeRefreshToken(trx: Trx, userId: string, familyId: string = randomUUID()) {
  const { token, tokenHash } = newSecretToken();
  const expiresAt = new Date(Date.now() + refreshSeconds * 1000);
  await trx.insertInto('refreshTokens').values({ userId, familyId, tokenHash, expiresAt }).execute();
  return token;
}

/**
 * Exchanges a refresh token for its successor, or for a sibling when another tab has just exchanged it. Later use
 * revokes all tokens of the session: thief and user look the same.
 */
export async function exchangeRefreshToken(
  db: Database,
  system: SystemCaller,
  presented: string,
): Promise<{ user: CurrentUser; token: string }> {
  const exchanged = await db.transaction(system, async (trx) => {
    const token = await lockToken(trx, presented);
    if (!token || token.isEnded) return 'sessionExpired';
    const { id, userId, familyId } = token;
    const user = await trx
      .selectFrom('users')
      .select(currentUser)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (!user.isActive) {
      await revokeSessions(trx, { userId });
      return 'accountDisabled';
    }
    if (token.isReused) {
      await revokeSessions(trx, { familyId });
      return 'sessionExpired';
    }
    if (token.rotatedAt === null)
      await trx
        .updateTable('refreshTokens')
        .set({ rotatedAt: transactionTime })
        .where('id', '=', id)
        .execute();
    return { user, token: await storeRefreshToken(trx, userId, familyId) };
  });
  // Thrown inside the transaction, this would undo the revocation.
  if (typeof exchanged === 'string') throw new ApiError(exchanged);
  return exchanged;
}

const lockToken = (trx: Trx, presented: string) =>
  trx
    .selectFrom('refreshTokens')
    .select(['id', 'userId', 'familyId', 'rotatedAt'])
    .select(sql<boolean>`revoked_at is not null or expires_at <= now()`.as('isEnded'))
    .select(sql<boolean>`coalesce(rotated_at < now() - ${grace}, false)`.as('isReused'))
    .where('tokenHash', '=', hashSecretToken(presented))
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function revokePresented(trx: Trx, presented: string): Promise<void> {
  const token = await trx
    .selectFrom('refreshTokens')
    .select('familyId')
    .where('tokenHash', '=', hashSecretToken(presented))
    .executeTakeFirst();
  if (token) await revokeSessions(trx, token);
}

/**
 * Ends one session of a user, or all. Session tokens stay valid for up to 15 minutes. Waits for exchanges in progress,
 * whose tokens the statement would not see.
 */
export async function revokeSessions(
  trx: Trx,
  which: { userId: string } | { familyId: string },
): Promise<void> {
  await trx
    .selectFrom('refreshTokens')
    .select('id')
    .where(({ and }) => and(which))
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .updateTable('refreshTokens')
    .set({ revokedAt: transactionTime })
    .where(({ and }) => and(which))
    .where('revokedAt', 'is', null)
    .execute();
}

export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSecretToken(token) };
}

/** Hashes without salt or cost: 256 random bits cannot be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
