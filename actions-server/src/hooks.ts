import express, { Router } from 'express';
import { heldEmailCron } from './account/held-email-cron.ts';
import { moderationEvents } from './admin/moderation-events.ts';
import { billingCron } from './billing/billing-cron.ts';
import { billingEvents } from './billing/billing-events.ts';
import { claimCron } from './claims/claim-cron.ts';
import { claimEvents } from './claims/claim-events.ts';
import { transferEvents } from './claims/transfer-events.ts';
import { contactEvents } from './contact/contact-events.ts';
import { correctionEvents } from './corrections/correction-events.ts';
import type { Env } from './env.ts';
import { actionRoutes } from './hasura/action-routes.ts';
import { cronRoutes, eventRoutes } from './hasura/event.ts';
import { requireHookSecret } from './hasura/hook-secret.ts';
import type { HandledOperation } from './http/operation.ts';
import { laundromatCron, laundromatEvents } from './laundromats/laundromat-events.ts';
import { pageEvents } from './pages/page-events.ts';
import { photoCron, photoEvents } from './photos/photo-events.ts';
import { placeCron, placeEvents } from './places/geocode-laundromats.ts';
import { questionEvents } from './questions/question-events.ts';
import { reportEvents } from './reports/report-events.ts';
import { retentionCron } from './retention/retention-cron.ts';
import { reviewEvents } from './reviews/review-events.ts';
import type { Services } from './services.ts';
import { systemWithTimeout } from './session/caller.ts';

const largestHookBody = '1mb';

/** Routes called by Hasura: `/actions`, `/events` and `/cron`. The gateway does not route them. */
export function hookRoutes(env: Env, services: Services, operations: HandledOperation[]): Router {
  const { db, notifications, storage } = services;
  const routes = Router();
  const hooks = ['/actions', '/events', '/cron'];
  routes.use(
    hooks,
    requireHookSecret(env.HOOK_SECRET, env.HOOK_PREVIOUS_SECRET),
    express.json({ limit: largestHookBody }),
  );
  routes.use('/actions', actionRoutes(db, operations, services.limits));
  routes.use(
    '/events',
    eventRoutes({
      ...billingEvents(services),
      ...claimEvents(services),
      ...transferEvents(notifications),
      ...contactEvents(db, notifications),
      ...correctionEvents(db, notifications),
      ...laundromatEvents(notifications),
      ...moderationEvents(notifications, storage),
      ...reviewEvents(db, notifications),
      ...questionEvents(db, notifications),
      ...reportEvents(notifications),
      ...photoEvents(db, storage),
      ...placeEvents(services),
      ...pageEvents(db, services.pagePurge),
    }),
  );
  routes.use(
    '/cron',
    cronRoutes({
      ...billingCron(services),
      ...claimCron(services),
      ...retentionCron(db),
      ...laundromatCron(db),
      ...placeCron(services),
      make_open_data: async (caller) => {
        await services.openData.make(() => systemWithTimeout(caller));
      },
      ...photoCron(db, storage),
      ...heldEmailCron(services),
    }),
  );
  return routes;
}
