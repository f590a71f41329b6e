import type { ErrorCode } from '#contract/http/errors.ts';
import { createDatabase } from './db/database.ts';
import { ApiError } from './http/api-error.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { exportPerson } from './personal-data/export-person.ts';
import { systemWithTimeout } from './session/caller.ts';
import { createPayments } from './stripe/stripe.ts';

const usage = `Usage: user-data export EMAIL
       user-data erase EMAIL --yes
Requires DATABASE_URL; erasing an account that has paid, also STRIPE_SECRET_KEY.
`;

const refusals: Partial<Record<ErrorCode, string>> = {
  subscriptionRunning:
    'Stripe would go on charging a subscription of this account. Cancel it in Stripe first',
  paymentsUnavailable: 'Stripe knows this account. Set STRIPE_SECRET_KEY, so that its subscriptions end',
};

async function main([command, email, confirmation]: string[]): Promise<number> {
  const { DATABASE_URL: databaseUrl, STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;
  const isErasure = command === 'erase' && confirmation === '--yes';
  if (!email || !databaseUrl || !(command === 'export' || isErasure)) {
    process.stderr.write(usage);
    return 1;
  }
  const system = systemWithTimeout({}, 60_000);
  const stripe = {
    STRIPE_SECRET_KEY: STRIPE_SECRET_KEY || undefined,
    STRIPE_API_URL: STRIPE_API_URL || undefined,
    STRIPE_WEBHOOK_SECRETS: [],
  };
  const payments = createPayments(stripe);
  const db = createDatabase(databaseUrl, () => undefined);
  try {
    const result = isErasure
      ? await erasePerson({ db, payments }, system, email)
      : await exportPerson(db, system, email);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return 0;
  } catch (error) {
    const refusal = error instanceof ApiError ? refusals[error.code] : undefined;
    if (refusal === undefined) throw error;
    process.stderr.write(`Nothing was erased: ${refusal}.\n`);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
