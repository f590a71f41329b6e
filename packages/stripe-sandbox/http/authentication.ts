import { StripeFault } from './stripe-fault.ts';

const liveKey = /\b(sk|rk|pk)_live_/;

/** Accepts only test keys; live keys must never be sent to the sandbox. */
export function authenticate(header = ''): void {
  if (liveKey.test(header))
    throw new StripeFault(401, 'This is a sandbox: a live key must never be sent to it.');
  if (!/^Bearer sk_test_\w+$/i.test(header)) throw new StripeFault(401, 'Invalid API Key provided');
}

/** Throws when the environment has a live key. */
export function refuseLiveKey(key: string | undefined): void {
  if (key && liveKey.test(key)) {
    throw new Error('The Stripe sandbox does not start with a live key: unset STRIPE_SECRET_KEY.');
  }
}
