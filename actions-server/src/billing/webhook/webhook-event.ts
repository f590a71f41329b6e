import { Stripe } from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';

const id = z.string().min(1);

/** A thin event, or one of a connected account. It arrives only where our address is also entered for those. */
const otherEvent = z.union([
  z.object({ object: z.literal('v2.core.event') }),
  z.object({ account: z.string() }),
]);

/** The object in the event is not used: it may be outdated, so it is read from Stripe. */
const webhookEvent = z.object({
  id,
  type: z.string(),
  api_version: z.string().nullish(),
  data: z.object({ object: z.object({ id: id.optional() }) }),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

const clockDifferenceSeconds = 30;

/**
 * Reads the event in a request's body, which must be signed with one of the secrets. Undefined for thin events and those
 * of connected accounts.
 */
export function readEvent(
  body: unknown,
  signature: unknown,
  secrets: readonly string[],
): WebhookEvent | undefined {
  if (secrets.length === 0) throw new ApiError('paymentsUnavailable');
  const causes = secrets.map((secret) => signatureProblem(body, signature, secret));
  if (causes.every(Boolean) || isFromTheFuture(String(signature))) {
    throw new ApiError('signatureRefused', { cause: causes[0] });
  }
  const sent = parseJson(String(body));
  if (otherEvent.safeParse(sent).success) return undefined;
  const event = webhookEvent.safeParse(sent);
  if (!event.success) throw new ApiError('malformedRequest', { cause: event.error });
  return event.data;
}

function signatureProblem(body: unknown, signature: unknown, secret: string): Error | undefined {
  try {
    Stripe.webhooks.signature!.verifyHeader(body as Buffer, signature as string, secret);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Stripe's library refuses signatures that are too old, but none from the future. */
function isFromTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + clockDifferenceSeconds;
  return signature
    .split(',')
    .some((part) => part.trim().startsWith('t=') && !(Number(part.trim().slice(2)) <= latest));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('malformedJson', { cause });
  }
}
