import express, { Router } from 'express';
import { heldEmailCron } from './account/held-email-cron.ts';
import { moderationEvents } from './admin/moderation-events.ts';
import { billingCron } from './billing/billing-cron.ts';
import { billingEvents } from './billing/billing-events.ts';
import type { BillingServices } from './billing/billing-services.ts';
import { claimCron } from './claims/claim-cron.ts';
import { claimEvents } from './claims/claim-events.ts';
import type { ClaimServices } from './claims/claim-operations.ts';
import { transferEvents } from './claims/transfer-events.ts';
import { contactEvents } from './contact/contact-events.ts';
import { correctionEvents } from './corrections/correction-events.ts';
import type { Database } from './db/database.ts';
import type { Notifications } from './email/notifications.ts';
import type { OutgoingMail } from './email/outgoing-mail.ts';
import { actionRoutes } from './hasura/action-routes.ts';
import { cronRoutes, eventRoutes } from './hasura/event.ts';
import { requireHookSecret } from './hasura/hook-secret.ts';
import type { HandledOperation } from './http/operation.ts';
import type { WriteLimits } from './http/write-limits.ts';
import { laundromatCron, laundromatEvents } from './laundromats/laundromat-events.ts';
import type { LaundromatServices } from './laundromats/stated-pin.ts';
import type { OpenData } from './open-data/open-data.ts';
import { pageEvents } from './pages/page-events.ts';
import type { PagePurge } from './pages/page-purge.ts';
import { photoCron, photoEvents } from './photos/photo-events.ts';
import { removePhotoFiles } from './photos/stored-photo.ts';
import { type GeocodingServices, placeCron, placeEvents } from './places/geocode-laundromats.ts';
import { questionEvents } from './questions/question-events.ts';
import { reportEvents } from './reports/report-events.ts';
import { retentionCron } from './retention/retention-cron.ts';
import { reviewEvents } from './reviews/review-events.ts';
import { systemWithTimeout } from './session/caller.ts';
import type { Storage } from './storage/storage.ts';

const largestHookBody = '1mb';

export interface HookServices {
  secrets: { HOOK_SECRET: string; HOOK_PREVIOUS_SECRET?: string };
  db: Database;
  laundromats: LaundromatServices;
  geocoding: GeocodingServices;
  mail: OutgoingMail;
  publicUrl: string;
  notifications: Notifications;
  billing: BillingServices;
  storage: Storage;
  openData: OpenData;
  privateStorage: Storage;
  claims: ClaimServices;
  operations: HandledOperation[];
  limits: WriteLimits;
  pagePurge: PagePurge;
}

/** Routes called by Hasura: `/actions`, `/events` and `/cron`. The gateway does not route them. */
export function hookRoutes(services: HookServices): Router {
  const { secrets, db, geocoding, notifications, billing, storage } = services;
  const routes = Router();
  const hooks = ['/actions', '/events', '/cron'];
  routes.use(
    hooks,
    requireHookSecret(secrets.HOOK_SECRET, secrets.HOOK_PREVIOUS_SECRET),
    express.json({ limit: largestHookBody }),
  );
  routes.use('/actions', actionRoutes(db, services.operations, services.limits));
  routes.use(
    '/events',
    eventRoutes({
      ...billingEvents(billing),
      ...claimEvents({ db, notifications }),
      ...transferEvents(db, notifications),
      ...contactEvents(db, notifications),
      ...correctionEvents(db, notifications),
      ...laundromatEvents(notifications),
      ...moderationEvents(notifications, (url) => removePhotoFiles(storage, url)),
      ...reviewEvents(db, notifications),
      ...questionEvents(db, notifications),
      ...reportEvents(notifications),
      ...photoEvents(db, storage),
      ...placeEvents(geocoding),
      ...pageEvents(db, services.pagePurge),
    }),
  );
  routes.use(
    '/cron',
    cronRoutes({
      ...billingCron(billing),
      ...claimCron({ ...services.claims, storage: services.privateStorage, notifications }),
      ...retentionCron(services.db),
      ...laundromatCron(db),
      ...placeCron(geocoding),
      make_open_data: async (caller) => {
        await services.openData.make(() => systemWithTimeout(caller));
      },
      ...photoCron(db, storage),
      ...heldEmailCron(services),
    }),
  );
  return routes;
}
