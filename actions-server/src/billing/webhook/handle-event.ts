import type { Webhook_Events_Set_Input } from '../../hasura/generated/graphql.ts';
import { HasuraUnavailable } from '../../hasura/hasura-error.ts';
import { ApiError } from '../../http/api-error.ts';
import { systemWithTimeout, type SystemCaller } from '../../session/caller.ts';
import { isFaultOfStripe } from '../../stripe/stripe.ts';
import type { BillingServices } from '../billing-services.ts';
import { refundErased } from '../erasure/close-customer.ts';
import { userOfCustomer } from '../sync/customer.ts';
import { MissingUser } from '../sync/sync-account.ts';
import { syncBilling } from '../sync/sync-billing.ts';
import { PermanentError, subjectOf } from './event-subject.ts';
import {
  claimEventMutation,
  concludeEventMutation,
  eventStateQuery,
  type ClaimedEvent,
} from './webhook-documents.ts';

/** Time after which an unfinished event counts as abandoned, because its server must have died. */
export const abandonedMs = 90_000;

/** Shorter than the time after which an event counts as abandoned. */
const timeoutMs = 55_000;

/** Retries last about an hour when the event itself is at fault, and days when Stripe or Hasura is. */
const maxAttempts = 24;
const maxDays = 3;

/**
 * Handles a stored event exactly once. A failure is stored and thrown, so that Hasura retries; after the last attempt the
 * event is marked dead with its reason, and the site is notified.
 */
export async function handleEvent(
  services: BillingServices,
  id: string,
  system: SystemCaller,
): Promise<void> {
  const event = await claim(services, id, system);
  if (!event) return;
  try {
    await work(services, event, systemWithTimeout(system, timeoutMs));
  } catch (error) {
    await fail(services, event, error, systemWithTimeout(system, timeoutMs));
    return;
  }
  const outcome = {
    processed: true,
    processedAt: new Date().toISOString(),
    processing: false,
    lastError: null,
  };
  await conclude(services, event, outcome, systemWithTimeout(system, timeoutMs));
}

/** Returns the claimed event; undefined when there is nothing left to do. */
async function claim({ hasura }: BillingServices, id: string, system: SystemCaller) {
  const now = Date.now();
  const variables = {
    id,
    now: new Date(now).toISOString(),
    abandoned: new Date(now - abandonedMs).toISOString(),
  };
  const { update_webhook_events } = await hasura.query(claimEventMutation, variables, system);
  const event = update_webhook_events.returning[0];
  if (event) return event;
  const { webhook_events_by_pk: state } = await hasura.query(eventStateQuery, { id }, system);
  if (!state || state.processed || state.deadAt !== null) return undefined;
  // Thrown so that Hasura retries: the server that claimed the event may have died.
  throw new Error(`event ${id} is being processed elsewhere`);
}

async function work(services: BillingServices, event: ClaimedEvent, system: SystemCaller): Promise<void> {
  const subject = await subjectOf(services.payments.stripe(), event.eventType, event.objectId);
  if (!subject) return;
  const userId = await userOfCustomer(services, subject.customerId, system);
  if (userId === undefined) {
    // Not a customer that this site has created: the account at Stripe sells something else, too.
    services.logger.warn(
      { event: event.stripeEventId },
      'ignored an event about a customer without an account',
    );
    return;
  }
  await syncBilling(services, { userId, ...subject }, system).catch(async (error: unknown) => {
    if (!(error instanceof MissingUser) || !(await refundErased(services, subject))) throw error;
  });
}

async function fail(
  services: BillingServices,
  event: ClaimedEvent,
  error: unknown,
  system: SystemCaller,
): Promise<void> {
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 1000) : 'unknown';
  const isDead = isPermanent(event, error);
  const deadAt = isDead ? new Date().toISOString() : null;
  await conclude(services, event, { processing: false, lastError, deadAt }, system);
  // Not the original error: the Retry-After of a 503 would make Hasura retry for ever.
  if (!isDead) throw new Error(`event ${event.stripeEventId} has failed`, { cause: error });
  services.logger.error(
    { event: event.stripeEventId, reason: lastError },
    'a Stripe event was abandoned: handle it by hand',
  );
  const { notifications } = services;
  const email = {
    to: notifications.siteAddress,
    subject: 'Un événement de paiement attend une intervention',
    paragraphs: [
      `L'événement Stripe ${event.stripeEventId} (${event.eventType}) n'a pas pu être traité et ne sera plus réessayé.`,
      `Raison : ${lastError}`,
    ],
  };
  await notifications.send(email, { eventId: event.stripeEventId, purpose: 'dead' }, system);
}

function isPermanent({ attempts, createdAt }: ClaimedEvent, error: unknown): boolean {
  if (error instanceof PermanentError || error instanceof MissingUser) return true;
  const ageDays = (Date.now() - Date.parse(createdAt)) / 86_400_000;
  const isTheirFault =
    error instanceof HasuraUnavailable || error instanceof ApiError || isFaultOfStripe(error);
  return isTheirFault ? ageDays > maxDays : attempts >= maxAttempts;
}

async function conclude(
  { hasura }: BillingServices,
  { id, attempts }: ClaimedEvent,
  outcome: Webhook_Events_Set_Input,
  system: SystemCaller,
): Promise<void> {
  await hasura.query(concludeEventMutation, { id, attempts, outcome }, system);
}
