import { parseArgs } from 'node:util';
import { keepStripeEndpoint, syncPlansWithStripe } from '../actions-server/src/app.ts';
import { EnvError, readEnv, type Env } from '../actions-server/src/env.ts';

// Products and prices of the paid plans at Stripe, by lookup key, and their ids in subscription_plans; with --webhook
// also the endpoint that tells us of events. `--endpoint` makes that endpoint alone, before anything else runs, and
// writes its secret as a line of .env. It reads the settings of the actions server from the environment and may be run
// again at any time.
const { values } = parseArgs({
  options: { webhook: { type: 'boolean', default: false }, endpoint: { type: 'boolean', default: false } },
});
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
  if (!values.webhook) return;
  const secret = await keepStripeEndpoint(env);
  if (secret)
    console.log(`The endpoint is new. Its secret is told only now: STRIPE_WEBHOOK_SECRETS=${secret}`);
  else console.log('The endpoint is there and tells what it has to.');
}

async function writeSecret(env: Env): Promise<void> {
  const secret = await keepStripeEndpoint(env);
  if (secret) {
    console.log(`STRIPE_WEBHOOK_SECRETS=${secret}`);
    return;
  }
  console.error("The endpoint was there before. Stripe's dashboard shows its signing secret: write that.");
  process.exitCode = 1;
}
