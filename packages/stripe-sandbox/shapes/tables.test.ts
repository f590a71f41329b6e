import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { tables } from './tables.ts';

it('the tables of types match the installed SDK (npm run shapes)', () => {
  expect(tables.sdk).toBe(Stripe.PACKAGE_VERSION);
});
