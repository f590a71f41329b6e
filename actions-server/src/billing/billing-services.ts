import type { Notifications } from '../email/notifications.ts';
import type { GeocodingServices } from '../places/geocode-laundromats.ts';
import type { Payments } from '../stripe/stripe.ts';

export interface BillingServices extends GeocodingServices {
  payments: Payments;
  notifications: Notifications;
  publicUrl: string;
}

/** Longest wait of a visitor, Stripe's retries included; Hasura waits for 30 seconds. */
export const actionTimeoutMs = 28_000;
