import type { Stripe } from 'stripe';
import { z } from 'zod';
import { laundromatDraft, type DraftStatus } from '#contract/billing.ts';
import { wasPaid } from '#contract/coverage.ts';
import type { SystemCaller } from '../platform/caller.ts';
import type { Fact } from './billing-facts.ts';
import type { BillingServices } from './billing-services.ts';
import { completeDraftMutation, draftQuery } from './draft-documents.ts';
import { metadataKeys } from './stripe-subscription.ts';

/**
 * Makes the listings that subscriptions have paid for. A listing bears the id of its draft, so that two events, or an
 * event and the visitor's own browser, make one. Tells whether there was anything to make.
 */
export async function listPaidDrafts(
  services: BillingServices,
  userId: string,
  subscriptions: Stripe.Subscription[],
  system: SystemCaller,
): Promise<boolean> {
  let hasListed = false;
  for (const subscription of subscriptions.filter(wasPaid)) {
    const draftId = z.guid().safeParse(subscription.metadata[metadataKeys.draft]);
    if (draftId.success) hasListed = (await listDraft(services, userId, draftId.data, system)) || hasListed;
  }
  return hasListed;
}

/** What became of a draft; undefined when there is no such draft of this user. */
export async function draftStatus(
  { hasura }: BillingServices,
  userId: string,
  id: string,
  system: SystemCaller,
): Promise<DraftStatus | undefined> {
  const { laundromat_drafts_by_pk: draft } = await hasura.query({ ...draftQuery, variables: { id } }, system);
  if (draft?.userId !== userId) return undefined;
  if (draft.completedAt === null) return 'waiting';
  return draft.laundromat?.isActive ? 'published' : 'unpublished';
}

async function listDraft(
  { hasura, listPaidSubmission, logger }: BillingServices,
  userId: string,
  id: string,
  system: SystemCaller,
): Promise<boolean> {
  const { laundromat_drafts_by_pk: draft } = await hasura.query({ ...draftQuery, variables: { id } }, system);
  if (draft?.userId !== userId || draft.completedAt !== null) return false;
  // Checked when it came; read again because forms may have changed since.
  const { photosCount: _photos, ...form } = laundromatDraft.parse(draft.form);
  const outcome = await listPaidSubmission(userId, { ...form, id }, system);
  const waits: Fact = { fact: `waits:${id}`, kind: 'listing_waits', details: { name: form.name } };
  const mails = outcome === 'unpublished' ? [{ ...waits, userId }] : [];
  const variables = { id, completedAt: new Date().toISOString(), mails };
  await hasura.query({ ...completeDraftMutation, variables }, system);
  logger.info({ draft: id, outcome }, 'a paid draft has become a listing');
  return true;
}
