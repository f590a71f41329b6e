import express, { Router } from 'express';
import { Stripe } from 'stripe';
import { methodNotAllowed } from '../../http/error-answer.ts';
import { systemCallerOf } from '../../session/caller.ts';
import type { BillingServices } from '../billing-context.ts';
import { isHandled } from './event-types.ts';
import { saveEvents } from './queries.ts';
import { readEvent } from './webhook-event.ts';

const largestEvent = '1mb';

/**
 * Stores the event and answers; the work is done later. The signature covers the raw body, so this comes before every
 * body parser. Stripe retries after a 5xx.
 */
export function stripeWebhook({ db, payments, logger }: BillingServices): Router {
  const routes = Router();
  routes
    .route('/webhooks/stripe')
    .post(express.raw({ type: () => true, limit: largestEvent }), async (request, response) => {
      const event = readEvent(request.body, request.headers['stripe-signature'], payments.webhookSecrets);
      if (!event) logger.info('ignored a thin event, or one of a connected account');
      if (event && isHandled(event.type)) {
        if (event.api_version !== Stripe.API_VERSION) {
          logger.warn(
            { event: event.id, version: event.api_version },
            'the webhook endpoint has another API version: run stripe-sync --endpoint and delete the old endpoint',
          );
        }
        const row = {
          stripeEventId: event.id,
          eventType: event.type,
          objectId: event.data.object.id ?? null,
        };
        await db.transaction(systemCallerOf(request), (trx) => saveEvents(trx, [row]));
      }
      response.json({ received: true });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}
