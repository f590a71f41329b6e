import type { Database } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import type { LaundromatPlaces } from '../places/geocode-laundromats.ts';
import type { Payments } from '../stripe/stripe.ts';
import type { Logger } from '../telemetry/logger.ts';

export interface BillingServices {
  db: Database;
  payments: Payments;
  places: LaundromatPlaces;
  notifications: Notifications;
  publicUrl: string;
  logger: Logger;
}

/** Longest wait of a visitor, Stripe's retries included; Hasura waits for 30 seconds. */
export const actionTimeoutMs = 28_000;
