import { createHmac } from 'node:crypto';

/** Returns the header `Stripe-Signature` with one `v1` for each secret, so that a rolled secret and its successor match. */
export function signatureHeader(body: string, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map((secret) => {
    return `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  });
  return [`t=${seconds}`, ...signatures].join(',');
}
