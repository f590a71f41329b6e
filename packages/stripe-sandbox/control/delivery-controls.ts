import { Router } from 'express';
import { z } from 'zod';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { SandboxContext } from '../context.ts';
import { finish } from './control-routes.ts';

const times = z.object({ times: z.coerce.number().int().min(1).max(50).default(1) });
/** Pauses deliveries, and delivers events twice or not at all. */
export function deliveryControls(context: SandboxContext, dispatcher: Dispatcher): Router {
  const router = Router();
  router.get('/events', (_request, response) => {
    const pending = new Set(
      context.store.find('deliveries', ({ state }) => state === 'pending').map(({ event }) => event),
    );
    response.json(
      context.store
        .find('events')
        .map(({ id, type, created }) => ({ id, type, created, isPending: pending.has(id) })),
    );
  });
  router.get('/idle', async (request, response) => {
    const until = Date.now() + Math.min(Number(request.query.timeout ?? 10_000) || 10_000, 60_000);
    while (!dispatcher.isIdle() && Date.now() < until) await nextLook();
    response.status(dispatcher.isIdle() ? 200 : 504).json({ isIdle: dispatcher.isIdle() });
  });
  router.post('/deliveries/pause', (request, response) => {
    context.faults.isPaused = true;
    finish(request, response, context.faults.snapshot());
  });
  router.post('/deliveries/resume', (request, response) => {
    context.faults.isPaused = false;
    dispatcher.pump();
    finish(request, response, context.faults.snapshot());
  });
  router.post('/events/:id/resend', async (request, response) => {
    const event = context.store.get('events', request.params.id);
    if (!event) throw noSuch('event', request.params.id);
    const input = times.safeParse(request.body ?? {});
    if (!input.success) throw badRequest(z.prettifyError(input.error));
    finish(request, response, { answers: await dispatcher.resend(event, input.data.times) });
  });
  router.post('/events/:id/drop', (request, response) => {
    const waiting = context.store.find(
      'deliveries',
      ({ event, state }) => event === request.params.id && state === 'pending',
    );
    context.store.transaction(() => {
      for (const delivery of waiting) context.store.put('deliveries', { ...delivery, state: 'dropped' });
    });
    finish(request, response, { dropped: waiting.length });
  });
  return router;
}

const nextLook = () => new Promise((resolve) => setTimeout(resolve, 10));
