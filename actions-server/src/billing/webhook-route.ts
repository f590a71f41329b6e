import express, { Router } from 'express';
import { Stripe } from 'stripe';
import { systemCallerOf } from '../platform/caller.ts';
import { methodNotAllowed } from '../platform/error-answer.ts';
import type { BillingServices } from './billing-services.ts';
import { isHandled } from './event-types.ts';
import { keepEventsMutation } from './webhook-documents.ts';
import { readEvent } from './webhook-event.ts';

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
      const event = readEvent(request.body, request.headers['stripe-signature'], payments.webhookSecrets);
      if (isHandled(event.type)) {
        if (event.api_version !== Stripe.API_VERSION) {
          logger.warn(
            { event: event.id, version: event.api_version },
            'the endpoint speaks another API version',
          );
        }
        const row = {
          stripeEventId: event.id,
          eventType: event.type,
          objectId: event.data.object.id ?? null,
        };
        await hasura.query({ ...keepEventsMutation, variables: { events: [row] } }, systemCallerOf(request));
      }
      response.json({ received: true });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}
