import { syncPlansWithStripe } from '../actions-server/src/app.ts';
import { EnvError, readEnv } from '../actions-server/src/env.ts';

// Products and prices of the paid plans at Stripe, by lookup key, and their ids in subscription_plans. It reads the
// settings of the actions server from the environment and may be run again at any time.
try {
  for (const { name, productId, priceId } of await syncPlansWithStripe(readEnv(process.env)))
    console.log(`${name}: ${productId}, ${priceId}`);
} catch (error) {
  console.error(
    error instanceof EnvError ? error.message : `The plans could not be synchronised: ${String(error)}`,
  );
  process.exitCode = 1;
}
