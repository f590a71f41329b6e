import { parseArgs } from 'node:util';
import { EnvError, readEnv, type Env } from '../../actions-server/src/env.ts';
import { ensureWebhookEndpoint, syncPlansWithStripe } from '../../actions-server/src/stripe-setup.ts';

// Creates products and prices of the paid plans at Stripe and saves their ids; with --endpoint the webhook endpoint
// instead, and writes its secret as a line of .env. Idempotent.
const { values } = parseArgs({ options: { endpoint: { type: 'boolean', default: false } } });
try {
  const env = readEnv(process.env);
  if (values.endpoint) await writeSecret(env);
  else await syncPlans(env);
} catch (error) {
  console.error(
    error instanceof EnvError ? error.message : `Stripe could not be synchronised: ${String(error)}`,
  );
  process.exitCode = 1;
}

async function syncPlans(env: Env): Promise<void> {
  for (const { name, productId, priceId } of await syncPlansWithStripe(env))
    console.log(`${name}: ${productId}, ${priceId}`);
}

async function writeSecret(env: Env): Promise<void> {
  const secret = await ensureWebhookEndpoint(env);
  if (secret) {
    console.log(`STRIPE_WEBHOOK_SECRETS=${secret}`);
    return;
  }
  console.error("The endpoint already exists: copy its signing secret from Stripe's dashboard.");
  process.exitCode = 1;
}
