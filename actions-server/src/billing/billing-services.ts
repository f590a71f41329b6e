import type { LaundromatCreate } from '#contract/laundromat-forms.ts';
import type { SystemCaller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { Logger } from '../platform/logger.ts';
import type { Notices } from '../platform/notices.ts';
import type { Payments } from '../platform/stripe.ts';

/**
 * Makes the listing of a paid submission, under the id of its draft: published, or unpublished where the owner's plan
 * has no room for it. Asked again it finds the listing. `app.ts` brings it: listings belong to another domain.
 */
export type ListPaidSubmission = (
  ownerId: string,
  form: LaundromatCreate & { id: string },
  system: SystemCaller,
) => Promise<'published' | 'unpublished'>;

/** What billing works with. */
export interface BillingServices {
  hasura: Hasura;
  payments: Payments;
  listPaidSubmission: ListPaidSubmission;
  notices: Notices;
  /** Where visitors reach the site. */
  publicUrl: string;
  logger: Logger;
}

/** A superuser for work that waits for Stripe, which may take longer than a page's patience with Hasura. */
export function patientSystem({ requestId }: { requestId: string }, patienceMs: number): SystemCaller {
  return { role: 'superuser', requestId, deadline: AbortSignal.timeout(patienceMs) };
}
