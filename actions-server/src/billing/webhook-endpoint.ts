import { Stripe } from 'stripe';
import { handledTypes } from './event-types.ts';

/**
 * Has Stripe tell this address the events we handle, in the version of the API we speak. Stripe tells the secret of an
 * endpoint only when it is made: undefined for one that was there.
 */
export async function keepWebhookEndpoint(stripe: Stripe, url: string): Promise<string | undefined> {
  const enabled_events = [...handledTypes];
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  // The version of an endpoint cannot be changed; one of another version is left to who looks after the account.
  const present = data.find((each) => each.url === url && (each.api_version ?? version) === version);
  if (present) {
    await stripe.webhookEndpoints.update(present.id, { enabled_events });
    return undefined;
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events, api_version: version });
  return made.secret;
}

const version = Stripe.API_VERSION;
