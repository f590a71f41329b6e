import { type RawBuilder, sql } from 'kysely';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { type UnreadPart, unreadParts } from '#contract/moderation/moderated-fields.ts';
import { reasonMessage } from '#contract/moderation/moderation.ts';
import { transactionTime, lockOwnersOf, type Trx } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Input, Write } from '../http/operation.ts';
import { renewTiers } from './owner-tiers.ts';
import { addLists, closedNow, notPublished, refuseUnrefunded, statedColumns } from './queries.ts';

export const decideLaundromat: Write<'decideLaundromat'> = async (
  trx,
  administrator,
  { id, decision, reason, seenAt = null, readAt = null },
) => {
  await beginDecision(trx);
  await lockOwnersOf(trx, [id]);
  const laundromat = await lockLaundromat(trx, id, seenAt, readAt);
  const { userId: authorId, seen, heldContent, changed, isEdited } = laundromat;
  // EU 2019/1150, article 4: its owner is notified of the reason.
  if (decision === 'deleted' && authorId && !reason) throw refusedField('reason', reasonMessage);
  const isOfChange = decision === 'approved' || decision === 'reverted';
  const isOther = isOfChange && (changed === 'since' || (decision === 'reverted' && changed === 'never'));
  if (isOther || isEdited)
    throw new ApiError('conflict', { message: 'La fiche a encore changé entre-temps. Relisez-la.' });
  const deletedRows = await changes[decision](trx, laundromat, seenAt);
  await logDecisions(trx, administrator, [
    {
      subjectType: 'laundromat',
      subjectId: id,
      decision,
      reason,
      seenAt,
      laundromatId: id,
      authorId,
      seen: isOfChange ? { ...seen, ...heldContent } : seen,
      ...(deletedRows && { deletedRows }),
    },
  ]);
  return { id };
};

interface SeenLaundromat {
  id: string;
  userId: string | null;
  isActive: boolean;
  closedAt: Date | null;
  approvedContent: FormerParts | null;
  changedSince: Date | null;
  seen: object;
  heldContent: object;
  changed: 'never' | 'since' | 'seen';
  /** Since it was read; null when that is not known. */
  isEdited: boolean | null;
}

async function lockLaundromat(
  trx: Trx,
  id: string,
  seenAt: string | null,
  readAt: string | null,
): Promise<SeenLaundromat> {
  const { rows } = await sql<SeenLaundromat>`
    select id, user_id, is_active, closed_at, approved_content, changed_since, held_content,
      moderated_content(l) || jsonb_build_object('is_active', is_active) as seen,
      case when changed_at is distinct from ${seenAt}::timestamptz then 'since' when changed_at is null then 'never' else 'seen' end
        as changed, updated_at > ${readAt}::timestamptz as is_edited
    from laundromats l where id = ${id} for update`.execute(trx);
  if (!rows[0]) throw new ApiError('laundromatNotFound', { message: "Cet élément n'existe plus." });
  return rows[0];
}

const changes: Record<
  Input<'decideLaundromat'>['decision'],
  (trx: Trx, laundromat: SeenLaundromat, seenAt: string | null) => Promise<string | undefined | void>
> = {
  async published(trx, { id, userId }, seenAt) {
    const { rows } = await sql`
      select from possible_duplicates p join laundromats other on other.id = p.other_id
      where p.laundromat_id = ${id} and p.status = 'open' and (${seenAt}::timestamptz is null or p.created_at > ${seenAt})
      limit 1`.execute(trx);
    if (rows.length > 0)
      throw new ApiError('conflict', {
        message: 'Cette fiche ressemble à une autre. Comparez-les dans «\u00a0Doublons possibles\u00a0».',
      });
    // Pairs that were refused before, too: their refund is no longer due.
    await sql`
      update possible_duplicates set status = 'different', refund = null
      where laundromat_id = ${id} and refund is distinct from 'done'`.execute(trx);
    const columns = { isActive: true, refusedAt: null, needsApproval: false, closedAt: null };
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
    await renewTiers(trx, userId);
  },
  approved: (trx, { id }) => endWait(trx, id, sql.ref('heldContent')),
  async reverted(trx, { id, approvedContent, changedSince }) {
    await endWait(trx, id, sql.ref('approvedContent'));
    await restoreParts(trx, id, approvedContent!, changedSince!);
  },
  async refused(trx, { id, userId }) {
    const columns = { isActive: false, refusedAt: transactionTime, needsApproval: true, closedAt: null };
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
    await sql`
      update possible_duplicates set status = 'refused', refund = case when exists (
        select from laundromat_drafts where laundromat_id = ${id} and stripe_checkout_session_id is not null
      ) then 'due' end
      where laundromat_id = ${id} and status = 'open'`.execute(trx);
    await renewTiers(trx, userId);
  },
  async closed(trx, { id, userId, isActive, closedAt }) {
    if (closedAt) return;
    if (!isActive) throw notPublished();
    await trx.updateTable('laundromats').set(closedNow).where('id', '=', id).execute();
    await renewTiers(trx, userId);
  },
  async deleted(trx, { id, userId }) {
    await refuseUnrefunded(trx, id);
    const deletedRows = await deleteWithRows(trx, id);
    await renewTiers(trx, userId);
    return deletedRows;
  },
};

const listParts: readonly string[] = [
  'machines',
  'openingExceptions',
  'photos',
  'photoDescriptions',
  'reviewAnswers',
];
type FormerParts = Pick<Partial<LaundromatCreate>, 'machines' | 'openingExceptions'> &
  Partial<Record<UnreadPart, unknown>>;

const nothingWaits = { held_content: {}, approved_content: null, changed_at: null, changed_since: null };
const approvedColumns = [
  'name',
  'address',
  'postal_code',
  'city',
  'assumed_facts',
  ...Object.keys(nothingWaits),
];

async function endWait(trx: Trx, id: string, content: ReturnType<typeof sql.ref>): Promise<void> {
  await sql`
    select write_columns(l.id, to_jsonb(after) || ${JSON.stringify(nothingWaits)}::jsonb || jsonb_build_object(
      'assumed_facts', array(select fact from unnest(l.assumed_facts) fact where to_jsonb(after) -> fact = to_jsonb(l) -> fact)
    ), optional_texts() || ${approvedColumns}::text[])
    from laundromats l, jsonb_populate_record(l, l.${content}) after where l.id = ${id}`.execute(trx);
}

/** Reverts the parts that are not compared as texts. A removed pin lets the address be geocoded again. */
async function restoreParts(trx: Trx, laundromatId: string, former: FormerParts, since: Date): Promise<void> {
  const columns = unreadParts.filter((name) => name in former && !listParts.includes(name));
  const { machines, openingExceptions, photos, photoDescriptions } = former;
  if (machines) await trx.deleteFrom('machines').where('laundromatId', '=', laundromatId).execute();
  if (openingExceptions)
    await trx.deleteFrom('openingExceptions').where('laundromatId', '=', laundromatId).execute();
  if (columns.length > 0)
    await trx
      .updateTable('laundromats')
      .set(statedColumns(Object.fromEntries(columns.map((name) => [name, former[name]]))))
      .where('id', '=', laundromatId)
      .execute();
  await addLists(trx, laundromatId, { machines, openingExceptions });
  if (photos)
    await sql`delete from photos where laundromat_id = ${laundromatId} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as kept (id uuid) where kept.id = photos.id
    )`.execute(trx);
  if (photoDescriptions)
    await sql`update photos set alt = former.alt
      from jsonb_to_recordset(${JSON.stringify(photoDescriptions)}::jsonb) as former (id uuid, alt text)
      where photos.id = former.id and laundromat_id = ${laundromatId}`.execute(trx);
  if ('reviewAnswers' in former)
    await trx
      .updateTable('reviews')
      .set({ answer: null, answeredAt: null })
      .where('laundromatId', '=', laundromatId)
      .where('answeredAt', '>=', since)
      .execute();
}

/** Deletes a laundromat, and returns it with its dependent rows as JSON, for a restore. */
export async function deleteWithRows(trx: Trx, id: string): Promise<string> {
  const { rows } = await sql<{ deletedRows: string }>`
    select rows_of_laundromat(l)::text as deleted_rows from laundromats l where id = ${id}`.execute(trx);
  await deletionOfLaundromats(sql`id = ${id}`).execute(trx);
  return rows[0]!.deletedRows;
}

/**
 * Returns the statement that deletes laundromats. The addresses of those that were closed for good then lead to their town.
 * Reports and claims that wait for a decision go with them, and are decided first, because one was promised: their events
 * send it.
 */
export const deletionOfLaundromats = (condition: RawBuilder<unknown>) => sql`
  with closed as (
    select id, slug, commune_id from laundromats where ${condition} and closed_at is not null and commune_id is not null
  ), former as (
    update laundromat_redirects r set laundromat_id = null, commune_id = closed.commune_id
    from closed where r.laundromat_id = closed.id
  ), own as (
    insert into laundromat_redirects (slug, commune_id) select slug, commune_id from closed on conflict do nothing
  ), answered as (
    update reports set state = 'upheld', handled_at = now()
    where state = 'open' and laundromat_id in (select id from laundromats where ${condition})
  ), refused as (
    update laundromat_claims c set status = 'refused', decided_at = now(),
      closing_reason = 'La fiche « ' || gone.name || ' » n’est plus dans l’annuaire.'
    from (select id, name from laundromats where ${condition}) gone
    where c.laundromat_id = gone.id and c.status = 'submitted'
  )
  delete from laundromats where ${condition}`;
