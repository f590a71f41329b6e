import express, { type Express } from 'express';
import { accountOperations } from './account/account-operations.ts';
import { accountRoutes } from './account/account-routes.ts';
import type { AccountServices } from './account/account-services.ts';
import { administrationOperations } from './account/administration.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { siteOperations } from './admin/save-settings.ts';
import { billingOperations, withErrorText } from './billing/billing-operations.ts';
import type { BillingServices } from './billing/billing-services.ts';
import { closeCustomer, endAtPeriodEnd } from './billing/erasure/close-customer.ts';
import { planRoutes } from './billing/plans/plan-routes.ts';
import { subscriptionRoutes } from './billing/plans/subscription-routes.ts';
import { type SyncedPlan, syncPlans } from './billing/plans/sync-plans.ts';
import { ensureWebhookEndpoint } from './billing/webhook/webhook-endpoint.ts';
import { stripeWebhook } from './billing/webhook/webhook-route.ts';
import { claimOperations, type ClaimServices } from './claims/claim-operations.ts';
import { claimRoutes } from './claims/claim-routes.ts';
import { createCompanyRegister } from './claims/company-register.ts';
import { releaseClaimed } from './claims/release-claimed.ts';
import { contactOperations } from './contact/contact-operations.ts';
import { correctionOperations } from './corrections/correction-operations.ts';
import { createDatabase } from './db/database.ts';
import { createMailer } from './email/mailer.ts';
import { createNotifications } from './email/notifications.ts';
import { createOutgoingMail } from './email/outgoing-mail.ts';
import { type Env, ignTilesUrl } from './env.ts';
import { measureEventBacklog } from './hasura/event-backlog.ts';
import { createReplicaReads } from './hasura/replica-reads.ts';
import { hookRoutes } from './hooks.ts';
import { ApiError } from './http/api-error.ts';
import { type Background, createBackground } from './http/background.ts';
import { refuseWhenBusy } from './http/busy.ts';
import { createCachedAnswers } from './http/cached-answers.ts';
import { countRequests } from './http/count-requests.ts';
import { errorAnswer, notFound } from './http/error-answer.ts';
import { healthRoutes, type Readiness } from './http/health-routes.ts';
import { openApiRoute } from './http/openapi-page.ts';
import { operationRoutes, refuseOtherMethods } from './http/operation.ts';
import { refuseCrossOrigin } from './http/origin-check.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createSharedCounts } from './http/shared-counts.ts';
import { createWriteLimits } from './http/write-limits.ts';
import { carryOutDecision } from './laundromats/decide-laundromat.ts';
import { laundromatOperations } from './laundromats/laundromat-operations.ts';
import { laundromatRoutes } from './laundromats/laundromat-routes.ts';
import { paidLaundromats } from './laundromats/paid-laundromat.ts';
import type { LaundromatServices } from './laundromats/stated-pin.ts';
import { openDataRoutes } from './open-data/open-data-routes.ts';
import { createOpenData } from './open-data/open-data.ts';
import { sourceOperations } from './osm-import/source-operations.ts';
import { createPagePurge, receivePurges } from './pages/page-purge.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { createRenderedPages, type RenderedPagesOptions } from './pages/rendered-pages.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { exportPerson } from './personal-data/account-document.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { photoFiles } from './photos/photo-files.ts';
import { photoOperations } from './photos/photo-operations.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { receivePhoto } from './photos/receive-photo.ts';
import { createGeocoder, findPlaces } from './places/geocoder.ts';
import { createLaundromatPlaces } from './places/laundromat-places.ts';
import { placeRoutes } from './places/place-routes.ts';
import { questionOperations } from './questions/question-operations.ts';
import { reportOperations } from './reports/report-operations.ts';
import { createReviewBursts } from './reviews/review-bursts.ts';
import { reviewOperations } from './reviews/review-operations.ts';
import { serviceRoutes } from './services/service-routes.ts';
import { refuseOtherAuthor } from './session/author-check.ts';
import { systemWithTimeout } from './session/caller.ts';
import { isCurrentAccount } from './session/current-account.ts';
import { createKnownDevices } from './session/known-device.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessionTokens, type Session } from './session/session-token.ts';
import { readSession } from './session/session.ts';
import { addCounts } from './statistics/add-counts.ts';
import { countRoutes } from './statistics/count-routes.ts';
import { createCounter } from './statistics/counter.ts';
import { posterRoutes } from './statistics/poster-routes.ts';
import { bucketOf, createPrivateStorage, createStorage } from './storage/create-storage.ts';
import { createPayments } from './stripe/stripe.ts';
import { createLogger, type Logger, requestLog } from './telemetry/logger.ts';
import { createMetrics, type Metrics, requestMetrics } from './telemetry/metrics.ts';

const largestJsonBody = '100kb';
const syncTimeoutMs = 60_000;

/** Services that the app shares with its process: metrics, background work and readiness. */
export interface ProcessServices {
  metrics: Metrics;
  background: Background;
  readiness: Readiness;
  /** Close what the app has started, such as threads. */
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

/** Creates the whole actions server without a port, so that tests and the local stack can mount it anywhere. */
export function createApp(
  env: Env,
  logger: Logger = createLogger(env),
  { metrics, background, readiness, closers } = createProcessServices(),
): Express {
  const reads = createReplicaReads(env, logger);
  closers.push(reads.close);
  const { hasura } = reads;
  const db = createDatabase(env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'a connection of the pool was lost'),
  );
  const mail = createOutgoingMail(createMailer(env, metrics), db, {
    siteAddress: env.CONTACT_EMAIL,
    hostname: new URL(env.PUBLIC_URL).hostname,
  });
  const cookies = createSessionCookies(env.PUBLIC_URL);
  const payments = createPayments(env, metrics);
  const account: AccountServices = {
    db,
    hasura,
    tokens: createSessionTokens(env.JWT_KEY, env.JWT_PREVIOUS_KEY),
    cookies,
    devices: createKnownDevices(env.HOOK_SECRET, cookies.names.device),
    mail,
    background,
    secret: env.HOOK_SECRET,
    personalData: {
      export: (email, system) => exportPerson(hasura, system, email),
      async erase(email, system) {
        const close = (id: string) => closeCustomer({ payments }, id);
        const services = { db, closeCustomer: close, releaseClaimed };
        const { stripeCustomerId } = await erasePerson(services, system, email);
        if (stripeCustomerId)
          logger.warn({ stripeCustomerId }, 'delete this customer of an erased account at Stripe');
      },
    },
    endAtPeriodEnd: (customerId) => endAtPeriodEnd({ payments }, customerId),
    publicUrl: env.PUBLIC_URL,
  };
  const storage = createStorage(env);
  const privateStorage = createPrivateStorage(env);
  const app = express();
  app.disable('x-powered-by');
  // The gateway is the only proxy in front: the last address in its header is the visitor's.
  app.set('trust proxy', 1);

  app.use(requestLog(logger), requestMetrics(metrics));
  app.use((_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  measureEventBacklog(metrics, hasura);
  app.use(healthRoutes(hasura, readiness));
  app.use((_request, _response, next) =>
    next(readiness.isHeldBack ? new ApiError('unavailable') : undefined),
  );
  const geocoder = createGeocoder(env.GEOCODER_URL);
  const findAddresses = findPlaces(geocoder);
  const pages = renderedPages(env, { hasuraUrls: reads.urls, findAddresses, logger, metrics });
  const answers = createCachedAnswers();
  const purge = (concerns: (path: string) => boolean) => {
    for (const cache of [pages, answers]) cache?.purge(concerns);
  };
  if (pages) {
    const url = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL;
    closers.push(pages.close, receivePurges({ url, purge, logger }));
    // Comes before the middleware that pages do not need, because pages are most of the requests.
    app.use('/pages', pageRoutes(pages));
  }
  const counts = createSharedCounts({
    count: (requests) => countRequests(db, requests),
    secret: env.HOOK_SECRET,
  });
  const rateLimits = createRateLimits(env.RATE_LIMIT_FACTOR, counts);
  const limits = createWriteLimits(rateLimits, account.devices);
  const geocoding = { db, geocoder, logger };
  const laundromats: LaundromatServices = { db, hasura, places: createLaundromatPlaces(geocoding) };
  const notifications = createNotifications(mail, db, env.PUBLIC_URL);
  const register = createCompanyRegister(env.COMPANY_REGISTER_URL, logger);
  const claims: ClaimServices = { db, hasura, mail, secret: env.HOOK_SECRET, register };
  const billing: BillingServices = {
    db,
    hasura,
    payments,
    paidLaundromats: paidLaundromats(laundromats.places),
    notifications,
    publicUrl: env.PUBLIC_URL,
    logger,
  };
  const operations = [
    ...laundromatOperations(laundromats),
    ...billingOperations(billing),
    ...reviewOperations(db, env.HOOK_SECRET, createReviewBursts(env.RATE_LIMIT_FACTOR, counts)),
    ...questionOperations(db),
    ...reportOperations({ db, hasura }),
    ...correctionOperations({ ...laundromats, decideLaundromat: carryOutDecision }, env.HOOK_SECRET),
    ...claimOperations(claims),
    ...contactOperations(db),
    ...photoOperations(db),
    ...accountOperations(account),
    ...administrationOperations(account),
    ...sourceOperations(db),
    ...siteOperations(db),
  ];
  const openData = createOpenData({ hasura, storage, publicUrl: env.PUBLIC_URL });
  app.use(stripeWebhook(billing));
  app.use(
    hookRoutes({
      secrets: env,
      db,
      hasura,
      laundromats,
      geocoding,
      mail,
      publicUrl: env.PUBLIC_URL,
      notifications,
      billing,
      storage,
      openData,
      privateStorage,
      claims,
      operations,
      limits,
      pagePurge: createPagePurge(purge, db),
    }),
  );
  app.use(refuseCrossOrigin(env.PUBLIC_URL));
  app.use(sitemapRoutes(hasura, env.PUBLIC_URL));
  const counter = createCounter({ add: (write) => addCounts(db, write), logger });
  closers.push(async () => {
    await counter.close();
    await db.close();
  });
  app.use('/api/counts', countRoutes(counter, limits.counts));
  app.use(openDataRoutes(openData));
  app.use('/photos', photoFiles(env.PHOTOS_DIRECTORY, bucketOf(env) && storage));

  app.use('/api', (_request, response, next) => {
    // Answers depend on the caller; a browser may cache one but must revalidate it.
    response.setHeader('Cache-Control', 'private, no-cache');
    next();
  });
  app.get('/api/health', (_request, response) => void response.json({ status: 'ok' }));
  // Comes after the body, because a client that sends it slowly must not count.
  app.use(express.json({ limit: largestJsonBody }), refuseWhenBusy());
  const isCurrent = (session: Session) => isCurrentAccount(db, session);
  app.use('/api', readSession(account.tokens, account.cookies, isCurrent), refuseOtherAuthor);
  app.use('/api', openApiRoute());
  app.use('/api/auth', accountRoutes(account, limits.exports));
  app.use(operationRoutes(operations, limits));
  app.use('/api/services', serviceRoutes(hasura, answers));
  app.use('/api/subscription-plans', planRoutes(hasura, answers));
  app.use('/api/subscriptions', subscriptionRoutes(hasura));
  app.use('/api/laundromats', photoRoutes({ db, storage, logger }, limits));
  app.use('/api/laundromats', posterRoutes({ hasura, publicUrl: env.PUBLIC_URL, limits: rateLimits }));
  app.use('/api/laundromats', laundromatRoutes({ hasura, findAddresses }));
  app.use(
    '/api/places',
    placeRoutes({
      hasura,
      geocoder,
      tilesUrl: env.MAP_TILES_URL,
      tilesStorable: env.MAP_TILES_STORABLE ?? env.MAP_TILES_URL === ignTilesUrl,
      limits: rateLimits,
    }),
  );
  app.use(
    '/api',
    claimRoutes({
      db,
      storage: privateStorage,
      receivePhoto,
      limits: limits.claimPhotos,
      secret: env.HOOK_SECRET,
      publicUrl: env.PUBLIC_URL,
      siteAddress: mail.siteAddress,
    }),
  );
  app.use('/api', adminRoutes(hasura));

  app.use(refuseOtherMethods());
  app.use('/api/payments', withErrorText);
  app.use(notFound);
  app.use(errorAnswer);
  return app;
}

function renderedPages(
  env: Env,
  services: Pick<RenderedPagesOptions, 'hasuraUrls' | 'findAddresses' | 'logger' | 'metrics'>,
) {
  if (env.APP_SHELL === undefined) return undefined;
  return createRenderedPages({
    shellPath: env.APP_SHELL,
    rendererPath: env.PAGE_RENDERER,
    origin: env.PUBLIC_URL,
    cacheBytes: env.PAGE_CACHE_MB * 1_000_000,
    ...services,
  });
}

/** Creates products and prices of the paid plans at Stripe. Idempotent. */
export async function syncPlansWithStripe(env: Env): Promise<SyncedPlan[]> {
  const db = createDatabase(env.DATABASE_URL, () => undefined);
  const system = systemWithTimeout({ requestId: 'stripe-sync' }, syncTimeoutMs);
  return syncPlans(createPayments(env).stripe(), db, system).finally(db.close);
}

/** Makes Stripe send its events to this site. Returns the secret of a new endpoint, which Stripe shows only once. */
export function ensureStripeEndpoint(env: Env): Promise<string | undefined> {
  return ensureWebhookEndpoint(createPayments(env).stripe(), `${env.PUBLIC_URL}/webhooks/stripe`);
}
