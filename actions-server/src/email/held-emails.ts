import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { transactionTime, type Database, type Trx } from '../db/database.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Allowance, Email } from './email.ts';

type Reason = 'limit' | 'unconfirmed' | 'refused';

/** Those sent later although their address has reached its limit. A link for a new password is not: its holder has three. */
const sentBeyondLimit: (Allowance | undefined)[] = ['claim', 'account'];

const linksAndCodes: (Allowance | undefined)[] = ['confirmation', 'code', 'reset'];

/**
 * Returns what is stored of an email to send it later; undefined for one that is dropped and counted. A link for a new
 * password is created only when it is sent; other links and codes are not sent later.
 */
function laterContent(email: Email, reason: Reason): object | undefined {
  const { allowance } = email;
  if (reason !== 'refused') return sentBeyondLimit.includes(allowance) ? email : undefined;
  if (allowance === 'reset') return { allowance };
  return linksAndCodes.includes(allowance) ? undefined : email;
}

const oldestAttempted = sql`now() - interval '14 days'`;

/** Returns the hash by which emails to an address are counted. */
export const recipientOf = (address: string) =>
  createHash('sha256').update(address.toLowerCase()).digest('hex');

/**
 * Records an email that was not sent, and returns whether it is sent later. Of those that are not, the same one again
 * within a day only raises the count.
 */
export async function holdEmail(trx: Trx, email: Email, key: string, reason: Reason): Promise<boolean> {
  const recipient = recipientOf(email.to);
  const { subject } = email;
  const content = laterContent(email, reason);
  if (!content && (await addToDropped(trx, { recipient, subject, reason, key }))) return false;
  const account = await trx.selectFrom('users').select('id').where('email', '=', email.to).executeTakeFirst();
  await trx
    .insertInto('heldEmails')
    .values({
      key,
      userId: account?.id ?? null,
      recipient,
      subject,
      reason,
      content: content ? JSON.stringify(content) : null,
      nextAttemptAt: content ? sql<Date>`now() + interval '10 minutes'` : null,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        reason: ref('excluded.reason'),
        content: ref('excluded.content'),
        sentAt: null,
        // No attempt follows the last one.
        nextAttemptAt: sql<Date>`case when excluded.content is not null then coalesce(held_emails.next_attempt_at,
          case when held_emails.created_at > ${oldestAttempted} then excluded.next_attempt_at end) end`,
      })),
    )
    .execute();
  return content !== undefined;
}

/** Plans another attempt for the next run of the job, and does not count one that no mail server has answered. */
export const retrySoon = (trx: Trx, key: string) =>
  sql`
    update held_emails set attempts = greatest(attempts - 1, 0), next_attempt_at = now() + interval '5 minutes'
    where key = ${key} and next_attempt_at is not null`.execute(trx);

/**
 * Tells whether an email has to wait because an earlier one to the same address does: no older news follows it. Links and
 * codes never wait.
 */
export async function waitsBehind(trx: Trx, email: Email, key: string): Promise<boolean> {
  if (linksAndCodes.includes(email.allowance)) return false;
  const { rows } = await sql`
    select from held_emails
    where recipient = ${recipientOf(email.to)} and reason = 'refused' and attempts = 0 and next_attempt_at is not null
      and sent_at is null and key <> ${key}
      and created_at < coalesce((select created_at from held_emails where key = ${key}), now())
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Notes that an email was sent, if it had been held. */
export const concludeHeldEmail = (trx: Trx, key: string) =>
  trx
    .updateTable('heldEmails')
    .set({ sentAt: transactionTime, content: null })
    .where('key', '=', key)
    .where('sentAt', 'is', null)
    .execute();

async function addToDropped(
  trx: Trx,
  { key, recipient, subject, reason }: { key: string; recipient: string; subject: string; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    update held_emails set times = times + 1
    where recipient = ${recipient} and subject = ${subject} and reason = ${reason} and content is null
      and sent_at is null and key <> ${key} and created_at > now() - interval '1 day'
    returning key`.execute(trx);
  return rows.length > 0;
}

/**
 * Returns at most 50 held emails that are due: first one of each recipient, those with the fewest attempts before the
 * others. Attempts go on for two weeks, further and further apart after each refusal. Deletes emails of 30 days ago, and
 * receipts of payments that were refunded or disputed.
 */
export function takeHeldEmails(db: Database, system: SystemCaller) {
  return db.transaction(system, async (trx) => {
    await sql`delete from held_emails where created_at < now() - interval '30 days'`.execute(trx);
    await sql`
      update held_emails set content = null, next_attempt_at = null
      where next_attempt_at <= now() and key like 'paidin\\_%.billing'
        and exists (
          select from payments p
          where p.stripe_invoice_id = substring(held_emails.key from '^paid(.+)\\.billing$') and p.status <> 'succeeded'
        )`.execute(trx);
    const { rows } = await sql<{ key: string; content: unknown; userId: string | null; createdAt: Date }>`
      update held_emails set
        attempts = attempts + 1,
        next_attempt_at = case when created_at > ${oldestAttempted}
          then now() + least(interval '10 minutes' * power(2, least(attempts, 8)), interval '1 day') end
      where key in (
        select key from held_emails join (
          select key, row_number() over (partition by recipient order by next_attempt_at) as place
          from held_emails where next_attempt_at <= now() and sent_at is null
        ) due using (key)
        where next_attempt_at <= now() and sent_at is null
        order by place, attempts, next_attempt_at limit 50 for update of held_emails skip locked
      )
      returning key, content, user_id, created_at`.execute(trx);
    const holders = rows.flatMap(({ userId }) => userId ?? []);
    const users = holders.length
      ? await trx.selectFrom('users').select(['id', 'email', 'isActive']).where('id', 'in', holders).execute()
      : [];
    const inOrder = rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return inOrder.map(({ key, content, userId }) => ({
      key,
      content,
      user: users.find(({ id }) => id === userId),
    }));
  });
}

/** Copies what became of the held emails of replies that wait, or of one of them, into the replies. */
export const followHeldReplies = (trx: Trx, id: string | null = null) =>
  sql`
    update contact_replies r set
      status = case when h.sent_at is not null then 'sent' when h.next_attempt_at is null then 'not_sent' else 'waiting' end,
      reason = case when h.sent_at is null then h.reason end
    from held_emails h
    where h.key = r.id || '.reply' and r.status = 'waiting' and r.id = coalesce(${id}, r.id)`.execute(trx);
