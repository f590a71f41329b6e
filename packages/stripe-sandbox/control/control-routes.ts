import { json, Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { advanceClock } from '../billing/due-work.ts';
import { endPeriod } from '../billing/lifecycle.ts';
import { closeDispute, disputeCharge, failRefund, refundCharge } from '../billing/reversals.ts';
import { apiFaults } from '../faults.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { defaultConfiguration } from '../routes/portal-routes.ts';
import { chargeNamed } from '../routes/payment-routes.ts';
import { subscriptionNamed } from '../routes/subscription-routes.ts';
import { idOf, type Charge } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

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
  duplicateRate: z.coerce.number().min(0).max(1).optional(),
  spread: count.optional(),
});

/** Controls that no Stripe account has: move time, decide for the bank, lose and repeat events. README.md lists them. */
export function controlRoutes(context: SandboxContext): Router {
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
        context.store.transaction(() => work(input.data, id)),
      );
    });

  router.post('/clock/advance', (request, response) => {
    const input = advance.safeParse(request.body ?? {});
    if (!input.success) throw badRequest(z.prettifyError(input.error));
    // Not one transaction: due work is done piece by piece, each at its own date.
    advanceClock(context, input.data.seconds + input.data.days * 86_400);
    finish(request, response, { now: context.clock.now() });
  });
  post('/subscriptions/:id/renew', z.object({ outcome: outcome.optional() }), (input, id) => {
    subscriptionNamed(context, id);
    endPeriod(context, id, input.outcome);
    return context.store.get('subscriptions', id);
  });
  post('/payments/next', z.object({ outcome, times: count.default(1) }), (input) => {
    const nextOutcomes = [...context.state().nextOutcomes, ...Array(input.times).fill(input.outcome)];
    context.changeState({ nextOutcomes });
    return { nextOutcomes };
  });
  post('/refunds', charged.extend({ amount: count.optional() }), (input) => {
    return refundCharge(context, chargeOf(context, input), {
      amount: input.amount,
      reason: 'requested_by_customer',
    });
  });
  post('/refunds/:id/fail', z.object({}), (_input, id) => {
    const refund = context.store.get('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return failRefund(context, refund);
  });
  post('/disputes', charged.extend({ reason: z.string().default('fraudulent') }), (input) => {
    return disputeCharge(context, chargeOf(context, input), input.reason);
  });
  post(
    '/disputes/:id/close',
    z.object({ status: z.enum(['won', 'lost', 'warning_closed']), endsSubscription: isYes.default(false) }),
    ({ status, endsSubscription }, id) => {
      const dispute = context.store.get('disputes', id);
      if (!dispute) throw noSuch('dispute', id);
      return closeDispute(context, dispute, status, endsSubscription);
    },
  );
  post('/faults', faultsSchema, (input) => {
    Object.assign(context.faults, input);
    return context.faults.snapshot();
  });
  post('/reset', z.object({}), () => {
    const endpoints = context.store.find('webhookEndpoints');
    context.store.clear();
    for (const endpoint of endpoints) context.store.put('webhookEndpoints', endpoint);
    defaultConfiguration(context);
    return { reset: true };
  });
  return router;
}

/** Responds with JSON to programs, and redirects forms of the control page back to it. */
export function finish(request: Request, response: Response, answer: unknown): void {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, `${request.baseUrl}/`);
  else response.json(answer ?? {});
}

function chargeOf(context: SandboxContext, given: z.infer<typeof charged>): Charge {
  if (given.charge) return chargeNamed(context, given.charge);
  const intent = context.store.get('paymentIntents', given.payment_intent ?? '');
  if (!intent) throw noSuch('payment_intent', given.payment_intent ?? '');
  return chargeNamed(context, idOf(intent.latest_charge) ?? '');
}
