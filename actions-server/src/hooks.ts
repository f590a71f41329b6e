import express, { Router } from 'express';
import { adminCron } from './admin/admin-cron.ts';
import { moderationEvents } from './admin/moderation-events.ts';
import { contactCron } from './contact/contact-cron.ts';
import { contactEvents } from './contact/contact-events.ts';
import { contactActions } from './contact/contact-routes.ts';
import type { Env } from './env.ts';
import { listingActions } from './laundromats/listing-actions.ts';
import { listingCron } from './laundromats/listing-cron.ts';
import { listingEvents } from './laundromats/listing-events.ts';
import { photoCron } from './photos/photo-cron.ts';
import { actionRoutes } from './platform/hasura-action.ts';
import { cronRoutes, eventRoutes } from './platform/hasura-event.ts';
import type { Hasura } from './platform/hasura.ts';
import { requireHookSecret } from './platform/hook-secret.ts';
import type { Mailer } from './platform/mail.ts';
import { createNotices } from './platform/notices.ts';
import type { Storage } from './platform/storage.ts';
import { tokenCron } from './platform/token-cron.ts';
import type { WriteLimits } from './platform/write-limits.ts';
import { reportCron } from './reports/report-cron.ts';
import { reportEvents } from './reports/report-events.ts';
import { reportActions } from './reports/report-routes.ts';
import { answerActions } from './reviews/answer-routes.ts';
import { reviewActions } from './reviews/review-routes.ts';
import { reviewEvents } from './reviews/review-events.ts';

/** An event carries a row twice, before and after. */
const largestHookBody = '1mb';

export interface HookServices {
  env: Env;
  hasura: Hasura;
  mailer: Mailer;
  storage: Storage;
  limits: WriteLimits;
}

/** What Hasura calls: `/actions`, `/events` and `/cron`. The gateway routes none of them from outside. */
export function hookRoutes({ env, hasura, mailer, storage, limits }: HookServices): Router {
  const notices = createNotices(mailer, env);
  const routes = Router();
  const hooks = ['/actions', '/events', '/cron'];
  routes.use(
    hooks,
    requireHookSecret(env.HOOK_SECRET, env.HOOK_PREVIOUS_SECRET),
    express.json({ limit: largestHookBody }),
  );
  routes.use(
    '/actions',
    actionRoutes({
      ...reviewActions(hasura, limits.reviews),
      ...answerActions(hasura, limits.answers),
      ...reportActions(hasura, limits.reports),
      ...contactActions(hasura, limits.contact),
      ...listingActions(hasura, limits.listings),
    }),
  );
  routes.use(
    '/events',
    eventRoutes({
      ...contactEvents(notices),
      ...listingEvents(hasura, notices),
      ...moderationEvents(hasura, notices),
      ...reviewEvents(hasura, notices),
      ...reportEvents(hasura, notices),
    }),
  );
  routes.use(
    '/cron',
    cronRoutes({
      ...adminCron(hasura),
      ...contactCron(hasura),
      ...reportCron(hasura),
      ...listingCron(hasura),
      ...photoCron(hasura, storage),
      ...tokenCron(hasura),
    }),
  );
  return routes;
}
