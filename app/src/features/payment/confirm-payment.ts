import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import type { ConfirmedCheckout } from '#contract/billing/billing.ts';

export type PaymentOutcome =
  | { kind: 'invalid' | 'signedOut' | 'pending' | 'processing' }
  | { kind: 'active'; draft: ConfirmedCheckout['draft'] };

interface ConfirmParts {
  confirm: () => Promise<ConfirmedCheckout>;
  pause: () => Promise<void>;
}

const retries = 3;

/** Asks the server about a payment until its result is known, four times at most. */
export async function confirmPayment({ confirm, pause }: ConfirmParts): Promise<PaymentOutcome> {
  let outcome: PaymentOutcome = { kind: 'pending' };
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) await pause();
    try {
      const { status, draft } = await confirm();
      if (status === 'processing') return { kind: status };
      if (status === 'active') outcome = { kind: 'active', draft };
      if (status === 'active' && draft?.status !== 'waiting') break;
    } catch (failure) {
      const status = failure instanceof ApiFailure ? failure.status : 0;
      if (status === 401) return { kind: 'signedOut' };
      if ([400, 403, 404].includes(status)) return { kind: 'invalid' };
    }
  }
  return outcome;
}
