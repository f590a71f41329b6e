import type { SystemCaller } from '../platform/caller.ts';
import { ApiError } from '../platform/api-error.ts';
import { HasuraUnavailable } from '../platform/hasura-error.ts';
import { isFaultOfStripe } from '../platform/stripe.ts';
import { patientSystem, type BillingServices } from './billing-services.ts';
import { MissingUser } from './bring-up-to-date.ts';
import { userOfCustomer } from './customer-user.ts';
import { HopelessEvent, subjectOf } from './event-subject.ts';
import { settle } from './settle.ts';
import {
  claimEventMutation,
  concludeEventMutation,
  eventStateQuery,
  type ClaimedEvent,
} from './webhook-documents.ts';

/** An event in the hands of somebody who has been silent for this long was abandoned: its server has died. */
export const abandonedMs = 90_000;

/** Work on one event ends before it counts as abandoned. */
const patienceMs = 55_000;

/** An event that fails for reasons of its own is tried for about an hour, through a fault of Stripe or Hasura for days. */
const attemptsAtMost = 24;
const daysAtMost = 3;

/**
 * Handles a stored event, once: an event that is done stays done. A failure is written down and thrown, so that it is
 * tried again; after the last attempt the event is dead, with its reason, and a person is told.
 */
export async function handleEvent(
  services: BillingServices,
  id: string,
  system: SystemCaller,
): Promise<void> {
  const event = await claim(services, id, system);
  if (!event) return;
  try {
    await work(services, event, patientSystem(system, patienceMs));
  } catch (error) {
    await fail(services, event, error, patientSystem(system, patienceMs));
    return;
  }
  const outcome = {
    processed: true,
    processedAt: new Date().toISOString(),
    processing: false,
    lastError: null,
  };
  await conclude(services, event, outcome, patientSystem(system, patienceMs));
}

/** Undefined when there is nothing left to do. */
async function claim({ hasura }: BillingServices, id: string, system: SystemCaller) {
  const now = Date.now();
  const variables = {
    id,
    now: new Date(now).toISOString(),
    abandoned: new Date(now - abandonedMs).toISOString(),
  };
  const { update_webhook_events } = await hasura.query({ ...claimEventMutation, variables }, system);
  const event = update_webhook_events.returning[0];
  if (event) return event;
  const { webhook_events_by_pk: state } = await hasura.query(
    { ...eventStateQuery, variables: { id } },
    system,
  );
  if (!state || state.processed || state.deadAt !== null) return undefined;
  // Hasura shall come again: whoever has it in hand may have died.
  throw new Error(`event ${id} is in other hands`);
}

async function work(services: BillingServices, event: ClaimedEvent, system: SystemCaller): Promise<void> {
  const subject = await subjectOf(services.payments.stripe(), event.eventType, event.objectId);
  if (!subject) return;
  const userId = await userOfCustomer(services, subject.customerId, system);
  if (userId === undefined) {
    throw new HopelessEvent(`customer ${subject.customerId} is no user of this site`);
  }
  await settle(services, { userId, ...subject }, system);
}

async function fail(
  services: BillingServices,
  event: ClaimedEvent,
  error: unknown,
  system: SystemCaller,
): Promise<void> {
  const lastError = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 1000) : 'unknown';
  const isDead = isHopeless(event, error);
  const deadAt = isDead ? new Date().toISOString() : null;
  await conclude(services, event, { processing: false, lastError, deadAt }, system);
  // Not the error itself: a 503 would tell Hasura when to come again, and for ever.
  if (!isDead) throw new Error(`event ${event.stripeEventId} has failed`, { cause: error });
  services.logger.error({ event: event.stripeEventId, reason: lastError }, 'an event of Stripe was given up');
  const { notices } = services;
  const letter = {
    to: notices.siteAddress,
    subject: 'Un événement de paiement attend une intervention',
    paragraphs: [
      `L'événement Stripe ${event.stripeEventId} (${event.eventType}) n'a pas pu être traité et ne sera plus réessayé.`,
      `Raison : ${lastError}`,
    ],
  };
  await notices.send(letter, { eventId: event.stripeEventId, purpose: 'dead' }, system);
}

function isHopeless({ attempts, createdAt }: ClaimedEvent, error: unknown): boolean {
  if (error instanceof HopelessEvent || error instanceof MissingUser) return true;
  const ageDays = (Date.now() - Date.parse(createdAt)) / 86_400_000;
  const isTheirFault =
    error instanceof HasuraUnavailable || error instanceof ApiError || isFaultOfStripe(error);
  return isTheirFault ? ageDays > daysAtMost : attempts >= attemptsAtMost;
}

async function conclude(
  { hasura }: BillingServices,
  { id, attempts }: ClaimedEvent,
  outcome: object,
  system: SystemCaller,
): Promise<void> {
  await hasura.query({ ...concludeEventMutation, variables: { id, attempts, outcome } }, system);
}
