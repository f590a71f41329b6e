import { json, Router, type Request, type Response } from 'express';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { settleDebit } from '../billing/checkout.ts';
import { advanceClock, endPeriod } from '../billing/due-work.ts';
import { closeDispute, failRefund, openDispute, refund } from '../billing/reversals.ts';
import { apiFaults, type SandboxContext } from '../context.ts';
import { badRequest } from '../http/stripe-fault.ts';
import { named } from '../routes/reading-routes.ts';
import type { SandboxEvent } from '../store/collections.ts';
import { pendingDeliveries, type Dispatcher } from '../webhooks/dispatcher.ts';

const days = z.strictObject({ days: z.coerce.number().int().min(1).max(10_000) });
const renewal = z.strictObject({ outcome: z.enum(['ok', 'decline', 'action_required']).optional() });
const refundOrder = z.strictObject({ payment_intent: z.string(), amount: z.number().optional() });
const dispute = z.strictObject({ payment_intent: z.string() });
const decision = z.strictObject({
  status: z.enum(['won', 'lost']),
  endsSubscription: z.boolean().default(false),
});
const settlement = z.strictObject({ outcome: z.enum(['ok', 'decline']) });
const otherEvent = z.strictObject({ from: z.enum(['v2', 'connected']) });
const faults = z.strictObject({ api: z.array(z.enum(apiFaults)) });
const repetition = z.strictObject({ times: z.number().int().min(1).max(50).default(1) });
const nothing = z.strictObject({});

/**
 * Controls that a real Stripe account does not have: they move the clock, decide for the bank, lose and repeat events.
 * README.md lists them.
 */
export function controls(context: SandboxContext, dispatcher: Dispatcher): Router {
  const router = Router();
  router.use(json());
  const post: Post = (path, schema, work) =>
    router.post(path, async (request, response) => {
      const input = schema.safeParse(request.body ?? {});
      if (!input.success) throw badRequest(z.prettifyError(input.error));
      finish(request, response, await work(input.data, String(request.params.id)));
    });
  billingControls(context, post);
  deliveryControls(context, dispatcher, post);
  router.get('/events', (_request, response) => {
    const pending = new Set(pendingDeliveries(context).map(({ event }) => event));
    response.json(
      context.store.find('events').map(({ id, type }) => ({ id, type, isPending: pending.has(id) })),
    );
  });
  router.get('/idle', async (_request, response) => {
    const until = Date.now() + 10_000;
    while (!dispatcher.isIdle() && Date.now() < until) await nextLook();
    response.status(dispatcher.isIdle() ? 200 : 504).json({});
  });
  return router;
}

type Post = <S extends z.ZodType>(
  path: string,
  schema: S,
  work: (input: z.infer<S>, id: string) => unknown,
) => void;

function billingControls(context: SandboxContext, post: Post): void {
  const { store } = context;
  post('/clock/advance', days, (input) => advanceClock(context, input.days * 86_400));
  post('/subscriptions/:id/renew', renewal, ({ outcome }, id) =>
    store.transaction(() => endPeriod(context, id, outcome)),
  );
  post('/subscriptions/:id/settle', settlement, ({ outcome }, id) =>
    store.transaction(() => settleDebit(context, id, outcome)),
  );
  post('/events', otherEvent, ({ from }) => store.transaction(() => context.send(eventFrom(context, from))));
  post('/refunds', refundOrder, (input) =>
    store.transaction(() => refund(context, input.payment_intent, input)),
  );
  post('/refunds/:id/fail', nothing, (_input, id) => store.transaction(() => failRefund(context, id)));
  post('/disputes', dispute, (input) => store.transaction(() => openDispute(context, input.payment_intent)));
  post('/disputes/:id/close', decision, (input, id) =>
    store.transaction(() => closeDispute(context, id, input.status, input.endsSubscription)),
  );
}

function deliveryControls(context: SandboxContext, dispatcher: Dispatcher, post: Post): void {
  const { store } = context;
  post('/faults', faults, (input) => void (context.faults = input.api));
  post('/reset', nothing, () => {
    const endpoints = store.find('webhookEndpoints');
    store.clear();
    context.answers.clear();
    for (const endpoint of endpoints) store.put('webhookEndpoints', endpoint);
  });
  post('/deliveries/pause', nothing, () => void (context.isPaused = true));
  post('/deliveries/resume', nothing, () => {
    context.isPaused = false;
    dispatcher.pump();
  });
  post('/events/:id/resend', repetition, async ({ times }, id) => ({
    answers: await dispatcher.resend(named(context, 'events', id), times),
  }));
  post('/events/:id/drop', nothing, (_input, id) => {
    for (const delivery of pendingDeliveries(context).filter(({ event }) => event === id)) {
      store.put('deliveries', { ...delivery, state: 'dropped' });
    }
  });
}

function eventFrom(context: SandboxContext, from: 'v2' | 'connected'): SandboxEvent {
  const stamp = context.stamp('evt', 'event');
  const created = new Date(stamp.created * 1000).toISOString();
  if (from === 'v2') return { ...stamp, object: 'v2.core.event', created, type: 'v2.core.account.updated' };
  const data = { object: { id: context.newId('in'), object: 'invoice' } };
  const account = context.newId('acct');
  return { ...stamp, account, api_version: Stripe.API_VERSION, data, type: 'invoice.paid' };
}

function finish(request: Request, response: Response, answer: unknown): void {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, `${request.baseUrl}/`);
  else response.json(answer ?? {});
}

const nextLook = () => new Promise((resolve) => setTimeout(resolve, 10));
