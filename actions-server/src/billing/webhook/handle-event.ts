import { DatabaseUnavailable } from '../../db/database-error.ts';
import type { Trx } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SystemCaller } from '../../session/caller.ts';
import { isFaultOfStripe } from '../../stripe/stripe.ts';
import { type BillingContext, billingContext, type BillingServices } from '../billing-context.ts';
import { refundErased } from '../erasure/close-customer.ts';
import { MissingUser } from '../sync/billing-account.ts';
import { userOfCustomer } from '../sync/customer.ts';
import { syncBilling } from '../sync/sync-account.ts';
import { PermanentError, subjectOf } from './event-subject.ts';
import { claimEvent, concludeEvent, failEvent, isOpen, type ClaimedEvent } from './queries.ts';

/** Shorter than the time after which an event counts as abandoned. */
const timeoutMs = 55_000;

/** Retries last about an hour when the event itself is at fault, and days when Stripe or Postgres is. */
const maxAttempts = 24;
const maxDays = 3;

/**
 * Handles a stored event once. A failure is stored and thrown, so that Hasura retries; the last one marks the event
 * dead and notifies the site.
 */
export async function handleEvent(
  services: BillingServices,
  id: string,
  system: SystemCaller,
): Promise<void> {
  const event = await claim(services, id, system);
  if (!event) return;
  try {
    await apply(billingContext(services, system, timeoutMs), event);
  } catch (error) {
    await fail(billingContext(services, system, timeoutMs), event, error);
  }
}

const claim = ({ db }: BillingServices, id: string, system: SystemCaller) =>
  db.transaction(system, async (trx) => {
    const event = await claimEvent(trx, id);
    // Thrown so that Hasura retries: the server that claimed the event may have died.
    if (!event && (await isOpen(trx, id))) throw new Error(`event ${id} is being processed elsewhere`);
    return event;
  });

async function apply(context: BillingContext, event: ClaimedEvent): Promise<void> {
  const conclude = (trx: Trx) => concludeEvent(trx, event);
  const { stripe } = context;
  const subject = await subjectOf(stripe, event.eventType, event.objectId);
  const userId = subject && (await userOfCustomer(context, subject.customerId));
  if (subject && userId !== undefined) {
    try {
      return await syncBilling(context, { userId, ...subject }, conclude);
    } catch (error) {
      if (!(error instanceof MissingUser) || !(await refundErased(stripe, subject))) throw error;
    }
  } else if (subject) {
    // A customer of something else that the Stripe account sells.
    context.logger.warn(
      { event: event.stripeEventId },
      'ignored an event about a customer without an account',
    );
  }
  await context.transaction(conclude);
}

async function fail(context: BillingContext, event: ClaimedEvent, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 1000) : 'unknown';
  const isDead = isPermanent(event, error);
  // Before it is marked: nothing else reports it, so an event whose email is neither sent nor held is retried.
  if (isDead) await reportDead(context, event, lastError);
  await context.transaction((trx) => failEvent(trx, event, lastError, isDead));
  // Not the original error: the Retry-After of a 503 would make Hasura retry for ever.
  if (!isDead) throw new Error(`event ${event.stripeEventId} has failed`, { cause: error });
}

async function reportDead(
  { logger, notifications, system }: BillingContext,
  { stripeEventId, eventType }: ClaimedEvent,
  reason: string,
): Promise<void> {
  logger.error({ event: stripeEventId, reason }, 'a Stripe event was abandoned: handle it by hand');
  const email = {
    to: notifications.siteAddress,
    subject: 'Un événement de paiement attend une intervention',
    paragraphs: [
      `L'événement Stripe ${stripeEventId} (${eventType}) n'a pas pu être traité et ne sera plus réessayé.`,
      `Raison : ${reason}`,
    ],
  };
  await notifications.send(email, { eventId: stripeEventId, purpose: 'dead' }, system);
}

function isPermanent({ attempts, createdAt }: ClaimedEvent, error: unknown): boolean {
  if (error instanceof PermanentError || error instanceof MissingUser) return true;
  const ageDays = (Date.now() - createdAt.getTime()) / 86_400_000;
  const isTheirFault =
    error instanceof DatabaseUnavailable || error instanceof ApiError || isFaultOfStripe(error);
  return isTheirFault ? ageDays > maxDays : attempts >= maxAttempts;
}
