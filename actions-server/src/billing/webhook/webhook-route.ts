import express, { Router } from 'express';
import { Stripe } from 'stripe';
import { methodNotAllowed } from '../../http/error-answer.ts';
import { systemCallerOf } from '../../session/caller.ts';
import type { BillingServices } from '../billing-services.ts';
import { isHandled, handledTypes } from './event-types.ts';
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
            'the webhook endpoint has another API version: run npm run operate -- stripe-sync --webhook and delete the old endpoint',
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

/**
 * Subscribes this address to the events that we handle. Returns the secret of a new endpoint, which Stripe shows only
 * once.
 */
export async function ensureWebhookEndpoint(stripe: Stripe, url: string): Promise<string | undefined> {
  const enabled_events = [...handledTypes];
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  // The version of an endpoint cannot be changed; one with another version is left for the operator.
  const present = data.find((each) => each.url === url && (each.api_version ?? version) === version);
  if (present) {
    await stripe.webhookEndpoints.update(present.id, { enabled_events });
    return undefined;
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events, api_version: version });
  return made.secret;
}

const version = Stripe.API_VERSION;
