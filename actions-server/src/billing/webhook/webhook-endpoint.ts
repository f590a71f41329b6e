import { Stripe } from 'stripe';
import { handledTypes } from './event-types.ts';

/**
 * Subscribes this address to the events that we handle, in our version of the API. Returns the secret of a new
 * endpoint; undefined for an existing one, because Stripe shows a secret only once.
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
