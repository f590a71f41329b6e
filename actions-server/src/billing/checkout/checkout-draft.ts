import { laundromatDraft, type LaundromatDraft } from '#contract/laundromat/forms.ts';
import { isWithin } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SystemCaller } from '../../session/caller.ts';
import { refuse } from '../../hasura/hasura-error.ts';
import type { Hasura } from '../../hasura/hasura.ts';
import type { BillingAccount, Plan } from '../sync/account-documents.ts';
import { draftQuery, saveDraftMutation } from './draft-documents.ts';

/** Refuses a draft for which the plan has no room: nobody should pay for a laundromat that stays unpublished. */
export function requireRoom({ laundromats }: BillingAccount, plan: Plan): void {
  if (isWithin(plan, laundromats.length)) return;
  const { name, maxLaundromats } = plan;
  const allowed = maxLaundromats === 1 ? 'une seule laverie' : `${maxLaundromats} laveries`;
  const present = laundromats.length === 1 ? 'une' : String(laundromats.length);
  const reason = `La formule ${name} permet ${allowed} et vous en avez déjà ${present}. `;
  // Buying the plan for the present laundromats would publish nothing.
  const remedy = laundromats.every(({ needsApproval }) => needsApproval)
    ? 'Corrigez la fiche refusée depuis votre espace propriétaire : un administrateur décidera de nouveau.'
    : `Choisissez Premium+ pour en ajouter, ou souscrivez ${name} depuis votre espace d'abonnement pour la laverie existante\u00a0: une deuxième peut ensuite s'y ajouter, gratuite.`;
  throw new ApiError('laundromatLimitReached', { message: reason + remedy });
}

/** Stores a draft until it is paid. */
export async function saveDraft(
  hasura: Hasura,
  userId: string,
  plan: Plan,
  draft: LaundromatDraft,
  system: SystemCaller,
): Promise<void> {
  const { id } = draft;
  const found = await hasura.query(draftQuery, { id }, system);
  const { laundromat_drafts_by_pk: stored, laundromats_by_pk: laundromat } = found;
  const isAnotherUsers =
    (stored !== null && stored.userId !== userId) || (laundromat !== null && laundromat.userId !== userId);
  if (isAnotherUsers) throw new ApiError('conflict');
  if (stored?.completedAt != null || laundromat !== null) throw new ApiError('draftAlreadyUsed');
  const row = {
    id,
    userId,
    planId: plan.id,
    form: laundromatDraft.parse(draft),
  };
  const variables = { draft: row, userId };
  const kept = await hasura
    .query(saveDraftMutation, variables, system)
    .catch(refuse({ laundromat_drafts_id_unused: 'laundromatDeleted' }));
  if (kept.insert_laundromat_drafts.affected_rows === 0) throw new ApiError('draftAlreadyUsed');
}
