import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import type { DraftStatus } from '#contract/billing/billing.ts';
import { wasPaid } from '#contract/billing/coverage.ts';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import { actAs, type Trx } from '../../db/database.ts';
import { createPaidLaundromat } from '../../laundromats/paid-laundromat.ts';
import { isPinAtSea } from '../../places/geocode-laundromats.ts';
import type { SystemCaller } from '../../session/caller.ts';
import type { BillingContext } from '../billing-context.ts';
import { insertMails } from '../emails/billing-notifications.ts';
import { draftIdOf } from '../sync/stripe-subscription.ts';

export const paidDraftIds = (subscriptions: Stripe.Subscription[]): string[] =>
  subscriptions.filter(wasPaid).flatMap((each) => draftIdOf(each) ?? []);

/**
 * Returns the ids of paid drafts whose pin is in the sea or abroad: they are stored without it. Asked before the
 * transaction, because the geocoder may take a while.
 */
export async function pinsToLeave(
  { transaction, geocoder }: BillingContext,
  ids: string[],
): Promise<Set<string>> {
  const refused = new Set<string>();
  if (ids.length === 0) return refused;
  const drafts = await transaction((trx) =>
    trx
      .selectFrom('laundromatDrafts')
      .select(['id', 'form'])
      .where('id', 'in', ids)
      .where('completedAt', 'is', null)
      .execute(),
  );
  for (const { id, form } of drafts) {
    const { data } = laundromatDraft.safeParse(form);
    const pin = data && coordinatesOf(data);
    if (pin && (await isPinAtSea(geocoder, pin))) refused.add(id);
  }
  return refused;
}

/**
 * Creates the laundromats of paid drafts, once each, for a user whose account is locked. Returns the ids of the drafts.
 * Leaves a draft to its owner, who is notified, where the form has changed since it was stored.
 */
export async function completeDrafts(
  trx: Trx,
  { userId, ids, withoutPin, system }: PaidDrafts,
): Promise<string[]> {
  if (ids.length === 0) return [];
  await deleteDecided(trx, userId, ids);
  const completed: string[] = [];
  const drafts = await trx
    .selectFrom('laundromatDrafts')
    .select(['id', 'form', sql<string | null>`form ->> 'name'`.as('name')])
    .select(sql<boolean>`exists (select from laundromats l where l.id = laundromat_drafts.id)`.as('isStored'))
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('completedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, form: stored, name, isStored } of drafts) {
    const { data: form } = laundromatDraft.safeParse(stored);
    if (form) {
      const pin = withoutPin.has(id) && { latitude: undefined, longitude: undefined };
      await actAs(trx, { role: 'owner', userId });
      await createPaidLaundromat(trx, userId, { ...form, ...pin, id });
      await actAs(trx, system);
    } else if (!isStored) {
      const details = { name, reason: 'incomplete' };
      await insertMails(trx, userId, [{ fact: `incomplete:${id}`, kind: 'laundromat_waits', details }]);
      continue;
    }
    await trx
      .updateTable('laundromatDrafts')
      .set({ laundromatId: id, completedAt: new Date() })
      .where('id', '=', id)
      .execute();
    completed.push(id);
    const outcome = await outcomeOf(trx, id);
    if (outcome === 'published') continue;
    const kind = outcome === 'held' ? 'laundromat_held' : 'laundromat_waits';
    await insertMails(trx, userId, [{ fact: `waits:${id}`, kind, details: { name } }]);
  }
  return completed;
}

/**
 * Deletes the drafts whose laundromat was sent without a payment, and then deleted, refused or given away: the payment buys
 * the plan alone.
 */
const deleteDecided = (trx: Trx, userId: string, ids: string[]) =>
  sql`
    delete from laundromat_drafts d where id = any (${ids}::uuid[]) and user_id = ${userId} and completed_at is null and (
      exists (select from deleted_ids where table_name = 'laundromats' and id = d.id)
      or exists (select from laundromats l where l.id = d.id and (l.user_id is distinct from d.user_id or l.refused_at is not null))
    )`.execute(trx);

interface PaidDrafts {
  userId: string;
  ids: string[];
  withoutPin: ReadonlySet<string>;
  system: SystemCaller;
}

/** Returns what became of a draft; undefined for one that does not exist or is another owner's. */
export async function draftStatus(trx: Trx, userId: string, id: string): Promise<DraftStatus | undefined> {
  const draft = await trx
    .selectFrom('laundromatDrafts')
    .select('completedAt')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!draft) return undefined;
  return draft.completedAt === null ? 'waiting' : outcomeOf(trx, id);
}

async function outcomeOf(trx: Trx, id: string) {
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['isActive', 'needsApproval'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (laundromat?.isActive) return 'published';
  return laundromat?.needsApproval ? 'held' : 'unpublished';
}
