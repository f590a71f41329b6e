import type { AccountServices } from './account/account-services.ts';
import type { BillingServices } from './billing/billing-services.ts';
import { closeCustomer, endAtPeriodEnd } from './billing/erasure/close-customer.ts';
import type { ClaimServices } from './claims/claim-operations.ts';
import { createCompanyRegister } from './claims/company-register.ts';
import { releaseClaimed } from './claims/release-claimed.ts';
import { createDatabase } from './db/database.ts';
import { createMailer } from './email/mailer.ts';
import { createNotifications } from './email/notifications.ts';
import { createOutgoingMail } from './email/outgoing-mail.ts';
import type { Env } from './env.ts';
import { createReplicaReads } from './hasura/replica-reads.ts';
import { type Background, createBackground } from './http/background.ts';
import { createCachedAnswers } from './http/cached-answers.ts';
import { countRequests } from './http/count-requests.ts';
import type { Readiness } from './http/health-routes.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createSharedCounts } from './http/shared-counts.ts';
import { createWriteLimits } from './http/write-limits.ts';
import { paidLaundromats } from './laundromats/paid-laundromat.ts';
import type { LaundromatServices } from './laundromats/stated-pin.ts';
import { createOpenData } from './open-data/open-data.ts';
import { createPagePurge, receivePurges } from './pages/page-purge.ts';
import { createRenderedPages } from './pages/rendered-pages.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { exportPerson } from './personal-data/export-person.ts';
import { createLaundromatPlaces } from './places/geocode-laundromats.ts';
import { createGeocoder, findPlaces } from './places/geocoder.ts';
import { createReviewBursts } from './reviews/review-bursts.ts';
import { createKnownDevices } from './session/known-device.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessionTokens } from './session/session-token.ts';
import { addCounts } from './statistics/add-counts.ts';
import { createCounter } from './statistics/counter.ts';
import { createPrivateStorage, createStorage } from './storage/create-storage.ts';
import { createPayments } from './stripe/stripe.ts';
import type { Logger } from './telemetry/logger.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';

export interface ProcessServices {
  metrics: Metrics;
  background: Background;
  readiness: Readiness;
  closers: (() => Promise<void>)[];
}

export function createProcessServices(options: { withProcessMetrics?: boolean } = {}): ProcessServices {
  return {
    metrics: createMetrics({ withProcess: options.withProcessMetrics }),
    background: createBackground(),
    readiness: { isStopping: false, isHeldBack: false },
    closers: [],
  };
}

export type Services = ReturnType<typeof createServices>;

export function createServices(env: Env, logger: Logger, shared: ProcessServices) {
  const basic = basicServices(env, logger, shared);
  const { db, hasura, mail, notifications, payments, geocoder } = basic;
  const geocoding = { db, geocoder, logger };
  const laundromats: LaundromatServices = { db, hasura, places: createLaundromatPlaces(geocoding) };
  const register = createCompanyRegister(env.COMPANY_REGISTER_URL, logger);
  const claims: ClaimServices = { db, mail, secret: env.HOOK_SECRET, register };
  const billing: BillingServices = {
    db,
    payments,
    paidLaundromats: paidLaundromats(laundromats.places),
    notifications,
    publicUrl: env.PUBLIC_URL,
    logger,
  };
  const account = accountServices(env, basic);
  const storage = createStorage(env);
  const pages = pageServices(env, basic);
  const counter = createCounter({ add: (write) => addCounts(db, write), logger });
  shared.closers.push(async () => {
    await counter.close();
    await db.close();
  });
  return {
    ...basic,
    ...pages,
    ...limitServices(env, basic, account),
    geocoding,
    laundromats,
    claims,
    billing,
    account,
    storage,
    privateStorage: createPrivateStorage(env),
    openData: createOpenData({ hasura, storage, publicUrl: env.PUBLIC_URL }),
    counter,
  };
}

type BasicServices = ReturnType<typeof basicServices>;

function basicServices(env: Env, logger: Logger, { metrics, background, closers }: ProcessServices) {
  const reads = createReplicaReads(env, logger);
  closers.push(reads.close);
  const db = createDatabase(env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'a connection of the pool was lost'),
  );
  const mail = createOutgoingMail(createMailer(env, metrics), db, {
    siteAddress: env.CONTACT_EMAIL,
    hostname: new URL(env.PUBLIC_URL).hostname,
  });
  const geocoder = createGeocoder(env.GEOCODER_URL);
  return {
    logger,
    metrics,
    background,
    closers,
    reads,
    hasura: reads.hasura,
    db,
    mail,
    notifications: createNotifications(mail, db, env.PUBLIC_URL),
    payments: createPayments(env, metrics),
    geocoder,
    findAddresses: findPlaces(geocoder),
    secret: env.HOOK_SECRET,
    publicUrl: env.PUBLIC_URL,
  };
}

function accountServices(env: Env, basic: BasicServices): AccountServices {
  const { db, hasura, mail, background, payments, logger, secret, publicUrl } = basic;
  const cookies = createSessionCookies(publicUrl);
  return {
    db,
    hasura,
    tokens: createSessionTokens(env.JWT_KEY, env.JWT_PREVIOUS_KEY),
    cookies,
    devices: createKnownDevices(secret, cookies.names.device),
    mail,
    background,
    secret,
    personalData: {
      export: (email, system) => exportPerson(db, system, email),
      async erase(email, system) {
        const close = (id: string) => closeCustomer({ payments }, id);
        const services = { db, closeCustomer: close, releaseClaimed };
        const { stripeCustomerId } = await erasePerson(services, system, email);
        if (stripeCustomerId)
          logger.warn({ stripeCustomerId }, 'delete this customer of an erased account at Stripe');
      },
    },
    endAtPeriodEnd: (customerId) => endAtPeriodEnd({ payments }, customerId),
    publicUrl,
  };
}

function pageServices(env: Env, { reads, findAddresses, db, logger, metrics, closers }: BasicServices) {
  const pages =
    env.APP_SHELL === undefined
      ? undefined
      : createRenderedPages({
          shellPath: env.APP_SHELL,
          rendererPath: env.PAGE_RENDERER,
          origin: env.PUBLIC_URL,
          cacheBytes: env.PAGE_CACHE_MB * 1_000_000,
          hasuraUrls: reads.urls,
          findAddresses,
          logger,
          metrics,
        });
  const answers = createCachedAnswers();
  const purge = (concerns: (path: string) => boolean) => {
    for (const cache of [pages, answers]) cache?.purge(concerns);
  };
  if (pages) {
    const url = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL;
    closers.push(pages.close, receivePurges({ url, purge, logger }));
  }
  return { pages, answers, pagePurge: createPagePurge(purge, db) };
}

function limitServices(env: Env, { db, secret }: BasicServices, { devices }: AccountServices) {
  const counts = createSharedCounts({ count: (requests) => countRequests(db, requests), secret });
  const rateLimits = createRateLimits(env.RATE_LIMIT_FACTOR, counts);
  return {
    rateLimits,
    limits: createWriteLimits(rateLimits, devices),
    reviewBursts: createReviewBursts(env.RATE_LIMIT_FACTOR, counts),
  };
}
