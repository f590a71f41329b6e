import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { type Caller, systemWithTimeout } from '../session/caller.ts';
import type { Allowance, Email } from './email.ts';
import { holdEmail, recipientOf, retrySoon, waitsBehind } from './held-emails.ts';

const day = '24 hours';

/**
 * Limits of an address: 20 emails a day, 3 without a confirmed account. A link for a new password works for an hour, and
 * 3 are sent an hour, so its holder always has a valid one. Of the 9 codes a day, one claimant can request 3.
 */
const limitsOf = (isConfirmed: boolean, allowance: Allowance | 'general') => {
  if (isConfirmed) return allowance === 'reset' ? { most: 3, period: '1 hour' } : { most: 20, period: day };
  return { most: allowance === 'code' ? 9 : 3, period: day };
};

/**
 * Counts an email. Returns the first name of its reader, known only for a confirmed address, and whether the email was
 * held before. Undefined if the address may not receive it, or an earlier email still waits: it is then recorded, and may
 * be sent later.
 */
export function allowEmail(
  db: Database,
  caller: Caller,
  email: Email,
  key: string,
): Promise<{ firstName: string | undefined; wasHeld: boolean } | undefined> {
  return db.transaction(systemWithTimeout(caller), async (trx) => {
    const [account, held] = await Promise.all([
      trx
        .selectFrom('users')
        .select(['id', 'firstName'])
        .where('email', '=', email.to)
        .where('emailVerified', '=', true)
        .where('isActive', '=', true)
        .executeTakeFirst(),
      trx.selectFrom('heldEmails').select('key').where('key', '=', key).executeTakeFirst(),
    ]);
    const refusal = account || email.forAnyone ? await countEmail(trx, email, key, account) : 'unconfirmed';
    if (refusal) {
      await holdEmail(trx, email, key, refusal);
      return undefined;
    }
    if (await waitsBehind(trx, email, key)) {
      await holdEmail(trx, email, key, 'refused');
      await retrySoon(trx, key);
      return undefined;
    }
    return { firstName: account?.firstName, wasHeld: held !== undefined };
  });
}

/**
 * Returns the name under which emails to an unconfirmed address are counted. Spellings that reach one mailbox share it;
 * the plain address has its own, so that nobody can use up its limit with the others.
 */
function unconfirmedName(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const [name = ''] = local.split('+');
  const plain = isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
  return plain === address.toLowerCase() ? plain : `+${plain}`;
}

async function countEmail(trx: Trx, email: Email, key: string, account: { id: string } | undefined) {
  const names = [recipientOf(email.to), recipientOf(unconfirmedName(email.to))] as const;
  const recipient = account ? names[0] : names[1];
  const allowance = email.allowance ?? 'general';
  // Emails to one address wait here for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`allow_email ${recipient}`}, 0))`.execute(trx);
  const counted = await trx
    .selectFrom('sentEmails')
    .select('recipient')
    .where('key', '=', key)
    .executeTakeFirst();
  // Counted before, and not sent to another address that the account has by now.
  if (counted) return names.includes(counted.recipient) ? undefined : 'limit';
  const { most, period } = limitsOf(account !== undefined, allowance);
  const sent = await trx
    .selectFrom('sentEmails')
    .select(({ fn }) => fn.countAll<string>().as('emails'))
    .where('recipient', '=', recipient)
    .where('allowance', '=', allowance)
    .where('createdAt', '>', sql<Date>`now() - ${period}::interval`)
    .executeTakeFirstOrThrow();
  if (Number(sent.emails) >= most) return 'limit';
  await trx
    .insertInto('sentEmails')
    .values({ key, recipient, isVerified: account !== undefined, allowance, userId: account?.id ?? null })
    .execute();
  return undefined;
}
