import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { tables } from './tables.ts';

it('the tables of types were written from the installed SDK: else run scripts/stripe-shapes.ts', () => {
  expect(tables.sdk).toBe(Stripe.PACKAGE_VERSION);
});
