import { parseArgs } from 'node:util';
import { keepStripeEndpoint, syncPlansWithStripe } from '../actions-server/src/app.ts';
import { EnvError, readEnv } from '../actions-server/src/env.ts';

// Products and prices of the paid plans at Stripe, by lookup key, and their ids in subscription_plans; with --webhook
// also the endpoint that tells us of events. It reads the settings of the actions server from the environment and may
// be run again at any time.
const { values } = parseArgs({ options: { webhook: { type: 'boolean', default: false } } });
try {
  const env = readEnv(process.env);
  for (const { name, productId, priceId } of await syncPlansWithStripe(env))
    console.log(`${name}: ${productId}, ${priceId}`);
  if (values.webhook) {
    const secret = await keepStripeEndpoint(env);
    if (secret)
      console.log(`The endpoint is new. Its secret is told only now: STRIPE_WEBHOOK_SECRETS=${secret}`);
    else console.log('The endpoint is there and tells what it has to.');
  }
} catch (error) {
  console.error(
    error instanceof EnvError ? error.message : `The plans could not be synchronised: ${String(error)}`,
  );
  process.exitCode = 1;
}
