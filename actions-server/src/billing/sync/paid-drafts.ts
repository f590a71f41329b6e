import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { DraftStatus } from '#contract/billing/billing.ts';
import { wasPaid } from '#contract/billing/coverage.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import { optionalPhone } from '#contract/validation/phone.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { SystemCaller } from '../../session/caller.ts';
import type { BillingServices } from '../billing-services.ts';
import { completeDraftMutation, draftQuery } from '../checkout/draft-documents.ts';
import type { BillingNotification } from '../emails/billing-notifications.ts';
import { metadataKeys } from './stripe-subscription.ts';

/** A paid draft is accepted with a place and hours, and without a phone number, that earlier releases did not check. */
const storedDraft = laundromatDraft.extend({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  hours: z.string().nullish(),
  phone: optionalPhone.catch(null),
});

/**
 * Creates the laundromats that subscriptions have paid for. A laundromat has the id of its draft, so that two events, or
 * an event and the owner's browser, create only one. Returns whether any was created.
 */
export async function createPaidLaundromats(
  services: BillingServices,
  userId: string,
  subscriptions: Stripe.Subscription[],
  system: SystemCaller,
): Promise<boolean> {
  let hasCreated = false;
  for (const subscription of subscriptions.filter(wasPaid)) {
    const draftId = rowId().safeParse(subscription.metadata[metadataKeys.draft]);
    if (draftId.success)
      hasCreated = (await createFromDraft(services, userId, draftId.data, system)) || hasCreated;
  }
  return hasCreated;
}

/** Returns the state of a draft; undefined when this user has no such draft. */
export async function draftStatus(
  { hasura }: BillingServices,
  userId: string,
  id: string,
  system: SystemCaller,
): Promise<DraftStatus | undefined> {
  const { laundromat_drafts_by_pk: draft, laundromats_by_pk } = await hasura.query(
    draftQuery,
    { id },
    system,
  );
  if (draft?.userId !== userId) return undefined;
  if (draft.completedAt === null) return 'waiting';
  return statusOf(laundromats_by_pk);
}

function statusOf(laundromat: { isActive: boolean; needsApproval: boolean } | null) {
  if (laundromat?.isActive) return 'published';
  return laundromat?.needsApproval ? 'held' : 'unpublished';
}

async function createFromDraft(
  { hasura, createPaidLaundromat, logger }: BillingServices,
  userId: string,
  id: string,
  system: SystemCaller,
): Promise<boolean> {
  const { laundromat_drafts_by_pk: draft } = await hasura.query(draftQuery, { id }, system);
  if (draft?.userId !== userId || draft.completedAt !== null) return false;
  // Validated when it was stored; parsed again because forms may have changed since.
  const form = storedDraft.parse(draft.form);
  await createPaidLaundromat(userId, { ...form, id }, system);
  const { laundromats_by_pk: laundromat } = await hasura.query(draftQuery, { id }, system);
  const outcome = statusOf(laundromat);
  const waits: BillingNotification = {
    fact: `waits:${id}`,
    kind: outcome === 'held' ? 'laundromat_held' : 'laundromat_waits',
    details: { name: form.name },
  };
  const mails = outcome === 'published' ? [] : [{ ...waits, userId }];
  const variables = { id, completedAt: new Date().toISOString(), mails };
  await hasura.query(completeDraftMutation, variables, system);
  logger.info({ draft: id, outcome }, 'a laundromat was created from a paid draft');
  return true;
}
