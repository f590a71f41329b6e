import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import type { Notifications } from '../email/notifications.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Payments } from '../stripe/stripe.ts';
import type { Logger } from '../telemetry/logger.ts';

/**
 * Creates the laundromat of a paid draft under the id of the draft: published, or unpublished where the owner's plan has
 * no room for it. Idempotent. Passed in by `app.ts`, because laundromats belong to another domain.
 */
type CreatePaidLaundromat = (
  ownerId: string,
  form: LaundromatCreate & { id: string },
  system: SystemCaller,
) => Promise<'published' | 'unpublished'>;

export interface BillingServices {
  hasura: Hasura;
  payments: Payments;
  createPaidLaundromat: CreatePaidLaundromat;
  notifications: Notifications;
  /** Where visitors reach the site. */
  publicUrl: string;
  logger: Logger;
}

/** Longest wait of a visitor, Stripe's retries included; Hasura waits for 30 seconds. */
export const actionTimeoutMs = 28_000;
