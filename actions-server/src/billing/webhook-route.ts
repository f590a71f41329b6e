import express, { Router } from 'express';
import { Stripe } from 'stripe';
import { ApiError } from '../platform/api-error.ts';
import { systemCallerOf } from '../platform/caller.ts';
import { methodNotAllowed } from '../platform/error-answer.ts';
import type { BillingServices } from './billing-services.ts';
import { isHandled } from './event-types.ts';
import { keepEventsMutation } from './webhook-documents.ts';

const largestEvent = '1mb';

/**
 * `/webhooks/stripe`: keeps the event and answers; nothing else is done while Stripe waits. The signature is over the
 * body as it came, so this stands before every body parser. Where the event cannot be kept Stripe gets a 5xx and comes again.
 */
export function stripeWebhook({ hasura, payments, logger }: BillingServices): Router {
  const routes = Router();
  routes
    .route('/webhooks/stripe')
    .post(express.raw({ type: () => true, limit: largestEvent }), async (request, response) => {
      const event = verified(request.body, request.headers['stripe-signature'], payments.webhookSecrets);
      if (isHandled(event.type)) {
        if (event.api_version !== Stripe.API_VERSION) {
          logger.warn(
            { event: event.id, version: event.api_version },
            'the endpoint speaks another API version',
          );
        }
        const row = { stripeEventId: event.id, eventType: event.type, objectId: objectIdOf(event) };
        await hasura.query({ ...keepEventsMutation, variables: { events: [row] } }, systemCallerOf(request));
      }
      response.json({ received: true });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}

/** Id of what an event is about. Its content is not used: it may be old by now. */
export function objectIdOf({ data }: Pick<Stripe.Event, 'data'>): string | null {
  return 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;
}

/** While the endpoint's secret is being changed, either of two may have signed. */
function verified(body: unknown, signature: unknown, secrets: readonly string[]): Stripe.Event {
  if (secrets.length === 0) throw new ApiError('paymentsUnavailable');
  let cause: unknown;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body as Buffer, signature as string, secret);
    } catch (error) {
      cause = error;
    }
  }
  throw new ApiError('signatureRefused', { cause });
}
