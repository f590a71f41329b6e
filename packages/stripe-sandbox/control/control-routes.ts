import { json, Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { advanceClock } from '../billing/due-work.ts';
import { endPeriod, endSubscription } from '../billing/lifecycle.ts';
import { closeDispute, disputeCharge, failRefund, refundCharge } from '../billing/reversals.ts';
import { scheduleCancellation } from '../billing/subscription-update.ts';
import { apiFaults } from '../faults.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { rollSecret } from '../routes/event-routes.ts';
import { defaultConfiguration } from '../routes/portal-routes.ts';
import { chargeNamed } from '../routes/payment-routes.ts';
import { subscriptionNamed } from '../routes/subscription-routes.ts';
import { idOf, type Charge } from '../wire.ts';
import type { World } from '../world.ts';
import { sandboxSummary } from './sandbox-summary.ts';

const outcome = z.enum(['ok', 'decline', 'action_required']);
const count = z.coerce.number().int().min(0).max(10_000);
const isYes = z.union([z.boolean(), z.stringbool()]);
const charged = z.object({ charge: z.string().optional(), payment_intent: z.string().optional() });
const advance = z.object({
  seconds: z.coerce.number().int().min(0).max(4e9).default(0),
  days: count.default(0),
});
const faultsSchema = z.object({
  api: z.array(z.enum(apiFaults)).optional(),
  drop: count.optional(),
  duplicate: count.optional(),
  duplicateRate: z.coerce.number().min(0).max(1).optional(),
  spread: count.optional(),
  delay: count.optional(),
});

/** What no account can do: move time, decide for the bank, lose and repeat events. See README.md for each call. */
export function controlRoutes(world: World): Router {
  const router = Router();
  router.use(json());
  const post = <S extends z.ZodType>(
    path: string,
    schema: S,
    work: (input: z.infer<S>, id: string) => unknown,
  ) =>
    router.post(path, (request, response) => {
      const input = schema.safeParse(request.body ?? {});
      if (!input.success) throw badRequest(z.prettifyError(input.error));
      const id = typeof request.params.id === 'string' ? request.params.id : '';
      finish(
        request,
        response,
        world.store.transaction(() => work(input.data, id)),
      );
    });

  router.get('/state', (_request, response) => void response.json(sandboxSummary(world)));
  router.post('/clock/advance', (request, response) => {
    const input = advance.safeParse(request.body ?? {});
    if (!input.success) throw badRequest(z.prettifyError(input.error));
    // Not one transaction: what falls due on the way is done piece by piece, each dated by its own day.
    advanceClock(world, input.data.seconds + input.data.days * 86_400);
    finish(request, response, sandboxSummary(world));
  });
  post('/subscriptions/:id/renew', z.object({ outcome: outcome.optional() }), (input, id) => {
    subscriptionNamed(world, id);
    endPeriod(world, id, input.outcome);
    return world.store.get('subscriptions', id);
  });
  post(
    '/subscriptions/:id/cancel',
    z.object({ atPeriodEnd: isYes.default(false) }),
    ({ atPeriodEnd }, id) => {
      const subscription = subscriptionNamed(world, id);
      if (atPeriodEnd) return scheduleCancellation(world, subscription);
      endSubscription(world, subscription, 'cancellation_requested');
      return world.store.get('subscriptions', id);
    },
  );
  post('/payments/next', z.object({ outcome, times: count.default(1) }), (input) => {
    const nextOutcomes = [...world.state().nextOutcomes, ...Array(input.times).fill(input.outcome)];
    world.changeState({ nextOutcomes });
    return { nextOutcomes };
  });
  post('/refunds', charged.extend({ amount: count.optional() }), (input) => {
    return refundCharge(world, chargeOf(world, input), {
      amount: input.amount,
      reason: 'requested_by_customer',
    });
  });
  post('/refunds/:id/fail', z.object({}), (_input, id) => {
    const refund = world.store.get('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return failRefund(world, refund);
  });
  post('/disputes', charged.extend({ reason: z.string().default('fraudulent') }), (input) => {
    return disputeCharge(world, chargeOf(world, input), input.reason);
  });
  post(
    '/disputes/:id/close',
    z.object({ status: z.enum(['won', 'lost', 'warning_closed']), endsSubscription: isYes.default(false) }),
    ({ status, endsSubscription }, id) => {
      const dispute = world.store.get('disputes', id);
      if (!dispute) throw noSuch('dispute', id);
      return closeDispute(world, dispute, status, endsSubscription);
    },
  );
  post('/endpoints/:id/roll', z.object({}), (_input, id) => rollSecret(world, id));
  post('/faults', faultsSchema, (input) => {
    Object.assign(world.faults, input);
    return world.faults.snapshot();
  });
  post('/reset', z.object({}), () => {
    const endpoints = world.store.find('webhookEndpoints');
    world.store.clear();
    for (const endpoint of endpoints) world.store.put('webhookEndpoints', endpoint);
    defaultConfiguration(world);
    return { reset: true };
  });
  return router;
}

/** Programs get JSON; a form of the control page goes back to it. */
export function finish(request: Request, response: Response, answer: unknown): void {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, `${request.baseUrl}/`);
  else response.json(answer ?? {});
}

function chargeOf(world: World, given: z.infer<typeof charged>): Charge {
  if (given.charge) return chargeNamed(world, given.charge);
  const intent = world.store.get('paymentIntents', given.payment_intent ?? '');
  if (!intent) throw noSuch('payment_intent', given.payment_intent ?? '');
  return chargeNamed(world, idOf(intent.latest_charge) ?? '');
}
