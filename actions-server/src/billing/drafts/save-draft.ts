import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { isWithin } from '#contract/billing/coverage.ts';
import { laundromatDraft, type LaundromatDraft } from '#contract/laundromat/forms.ts';
import type { Trx } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BillingContext } from '../billing-context.ts';
import { accountIn, type BillingAccount, type Plan } from '../sync/billing-account.ts';

const otherValues =
  "Cette laverie a déjà été enregistrée, avec d'autres informations. Modifiez-la depuis votre espace propriétaire.";

/** The app lists as many. */
const mostUnpaidDrafts = 20;
const tooManyDrafts = `Vous avez déjà ${mostUnpaidDrafts}\u00a0fiches en attente de paiement. Supprimez-en une depuis votre espace propriétaire.`;

/** Stores a draft until it is paid, in place of a pending one. Refuses a draft that has become a laundromat. */
export function saveDraft(
  { transaction }: BillingContext,
  { userId, plan, draft }: { userId: string; plan: Plan; draft: LaundromatDraft },
): Promise<void> {
  const { id } = draft;
  const planId = plan.id;
  const form = JSON.stringify(laundromatDraft.parse(draft));
  return transaction(async (trx) => {
    requireRoom(await accountIn(trx, { userId }, { isLocked: true }), plan);
    const laundromat = await trx
      .selectFrom('laundromats')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirst();
    const stored = await trx
      .selectFrom('laundromatDrafts')
      .select(['userId', 'form', 'completedAt'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if ([stored, laundromat].some((found) => found && found.userId !== userId))
      throw new ApiError('conflict');
    if (stored?.completedAt && !isDeepStrictEqual(stored.form, JSON.parse(form)))
      throw new ApiError('conflict', { message: otherValues });
    if (stored?.completedAt || laundromat) throw new ApiError('draftAlreadyUsed');
    if (!stored) await refuseBeyondCap(trx, userId);
    const saved = await trx
      .insertInto('laundromatDrafts')
      .values({ id, userId, planId, form })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ planId, form }).where('laundromatDrafts.userId', '=', userId),
      )
      .executeTakeFirst();
    if (saved.numInsertedOrUpdatedRows === 0n) throw new ApiError('conflict');
  });
}

async function refuseBeyondCap(trx: Trx, userId: string): Promise<void> {
  const { unpaid } = await trx
    .selectFrom('laundromatDrafts')
    .select(sql<number>`count(*)::int`.as('unpaid'))
    .where('userId', '=', userId)
    .where('completedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (unpaid < mostUnpaidDrafts) return;
  throw new ApiError('laundromatLimitReached', { message: tooManyDrafts });
}

function requireRoom({ laundromats }: BillingAccount, plan: Plan): void {
  if (isWithin(plan, laundromats.length)) return;
  const { name, maxLaundromats } = plan;
  const allowed = maxLaundromats === 1 ? 'une seule laverie' : `${maxLaundromats} laveries`;
  const present = laundromats.length === 1 ? 'une' : String(laundromats.length);
  const reason = `La formule ${name} permet ${allowed} et vous en avez déjà ${present}. `;
  // No laundromat of this owner is approved, so buying the plan would publish none of them.
  const remedy = laundromats.every(({ needsApproval }) => needsApproval)
    ? 'Corrigez la fiche refusée depuis votre espace propriétaire : un administrateur décidera de nouveau.'
    : `Choisissez Premium+ pour en ajouter, ou souscrivez ${name} depuis votre espace d'abonnement pour la laverie existante\u00a0: une deuxième peut ensuite s'y ajouter, gratuite.`;
  throw new ApiError('laundromatLimitReached', { message: reason + remedy });
}

/** Notes the payment page of a draft. Returns false when the draft has been discarded in the meantime. */
export async function savePaymentPage(
  { transaction }: BillingContext,
  id: string,
  stripeCheckoutSessionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction((trx) =>
    trx
      .updateTable('laundromatDrafts')
      .set({ stripeCheckoutSessionId })
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
