import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Payments } from '../stripe/stripe.ts';
import type { Logger } from '../telemetry/logger.ts';

interface PaidLaundromats {
  hasGoodPin(form: LaundromatCreate): Promise<boolean>;
  /**
   * Creates the laundromat of a paid draft under the id of the draft: published, or unpublished where the owner's plan has
   * no room for it. Idempotent.
   */
  create(trx: Trx, ownerId: string, form: LaundromatCreate & { id: string }): Promise<void>;
  geocode(id: string, system: SystemCaller): Promise<void>;
}

export interface BillingServices {
  db: Database;
  payments: Payments;
  paidLaundromats: PaidLaundromats;
  notifications: Notifications;
  publicUrl: string;
  logger: Logger;
}

/** Longest wait of a visitor, Stripe's retries included; Hasura waits for 30 seconds. */
export const actionTimeoutMs = 28_000;
