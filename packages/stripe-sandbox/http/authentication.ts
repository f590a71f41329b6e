import { StripeFault } from './stripe-fault.ts';

const liveKey = /\b(sk|rk|pk)_live_/;

/** Accepts only test keys; live keys must never be sent to the sandbox. */
export function authenticate(header: string | undefined): void {
  if (header && liveKey.test(header)) {
    throw new StripeFault(401, 'This is a sandbox: a live key must never be sent to it.');
  }
  const key = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!key) {
    throw new StripeFault(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^sk_test_[A-Za-z0-9_]+$/.test(key)) {
    throw new StripeFault(401, `Invalid API Key provided: ${key.slice(0, 8)}****`);
  }
}

/** Throws when the environment has a live key. */
export function refuseLiveKey(key: string | undefined): void {
  if (key && liveKey.test(key)) {
    throw new Error('The Stripe sandbox does not start with a live key: unset STRIPE_SECRET_KEY.');
  }
}
