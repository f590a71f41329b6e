import type { Stripe } from 'stripe';
import type { Database, Trx } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import type { GeocodingServices } from '../places/geocode-laundromats.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Payments } from '../stripe/stripe.ts';

export interface BillingServices extends GeocodingServices {
  payments: Payments;
  notifications: Notifications;
  publicUrl: string;
}

export type BillingContext = ReturnType<typeof billingContext<BillingServices>>;

/** Longest wait of a visitor, Stripe's retries included; Hasura waits for 30 seconds. */
const actionTimeoutMs = 28_000;

/** Adds Stripe and transactions to the services for one piece of work. The superuser's deadline starts now. */
export function billingContext<Services extends { db: Database; payments: Pick<Payments, 'stripe'> }>(
  services: Services,
  of: { requestId?: string },
  timeoutMs = actionTimeoutMs,
) {
  const system = systemWithTimeout(of, timeoutMs);
  return {
    ...services,
    system,
    transaction: <Result>(work: (trx: Trx) => Promise<Result>) => services.db.transaction(system, work),
    /** Throws where no key is set. */
    get stripe(): Stripe {
      return services.payments.stripe();
    },
  };
}
