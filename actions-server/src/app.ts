import express, { type Express } from 'express';
import { accountRoutes } from './account/account-routes.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { planRoutes } from './billing/plans/plan-routes.ts';
import { subscriptionRoutes } from './billing/plans/subscription-routes.ts';
import { stripeWebhook } from './billing/webhook/webhook-route.ts';
import { claimRoutes } from './claims/claim-routes.ts';
import { type Env, ignTilesUrl } from './env.ts';
import { measureEventBacklog } from './hasura/event-backlog.ts';
import { hookRoutes } from './hooks.ts';
import { ApiError } from './http/api-error.ts';
import { refuseWhenBusy } from './http/busy.ts';
import { errorAnswer, notFound, withErrorText } from './http/error-answer.ts';
import { healthRoutes } from './http/health-routes.ts';
import { openApiRoute } from './http/openapi-page.ts';
import { type HandledOperation, operationRoutes, refuseOtherMethods } from './http/operation.ts';
import { refuseCrossOrigin } from './http/origin-check.ts';
import { laundromatRoutes, serviceRoutes } from './laundromats/laundromat-routes.ts';
import { openDataRoutes } from './open-data/open-data-routes.ts';
import { allOperations } from './operations.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { photoFiles } from './photos/photo-files.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { placeRoutes } from './places/place-routes.ts';
import { createProcessServices, createServices, type ProcessServices, type Services } from './services.ts';
import { refuseOtherAuthor } from './session/author-check.ts';
import { isCurrentAccount } from './session/current-account.ts';
import { type Session } from './session/session-token.ts';
import { readSession } from './session/session.ts';
import { countRoutes } from './statistics/count-routes.ts';
import { posterRoutes } from './statistics/poster-routes.ts';
import { bucketOf } from './storage/create-storage.ts';
import { createLogger, type Logger, requestLog } from './telemetry/logger.ts';
import { requestMetrics } from './telemetry/metrics.ts';

const largestJsonBody = '100kb';

export function createApp(
  env: Env,
  logger: Logger = createLogger(env),
  shared: ProcessServices = createProcessServices(),
): Express {
  const services = createServices(env, logger, shared);
  const { db, hasura, metrics, pages, answers } = services;
  const { readiness } = shared;
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
  app.use('/api', (_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    next();
  });
  // Most requests are answered from memory, so these come before middleware that they do not need.
  if (pages) app.use('/pages', pageRoutes(pages));
  app.use('/api/services', serviceRoutes(hasura, answers));
  app.use('/api/subscription-plans', planRoutes(hasura, answers));
  const operations = allOperations(services);
  app.use(stripeWebhook(services));
  app.use(hookRoutes(env, services, operations));
  app.use(refuseCrossOrigin(env.PUBLIC_URL));
  app.use(sitemapRoutes(db, env.PUBLIC_URL));
  app.use('/api/counts', countRoutes(services.counter, services.limits.counts));
  app.use(openDataRoutes(services.openData));
  app.use('/photos', photoFiles(env.PHOTOS_DIRECTORY, bucketOf(env) && services.storage));
  useApi(app, env, services, operations);

  app.use(refuseOtherMethods());
  app.use('/api/payments', withErrorText);
  app.use(notFound);
  app.use(errorAnswer);
  return app;
}

function useApi(app: Express, env: Env, services: Services, operations: HandledOperation[]): void {
  const { db, hasura, limits } = services;
  app.get('/api/health', (_request, response) => void response.json({ status: 'ok' }));
  // After the body: a client that sends it slowly does not count as a request in progress.
  app.use(express.json({ limit: largestJsonBody }), refuseWhenBusy());
  const isCurrent = (session: Session) => isCurrentAccount(db, session);
  app.use('/api', readSession(services.tokens, services.cookies, isCurrent), refuseOtherAuthor);
  app.use('/api', openApiRoute());
  app.use('/api/auth', accountRoutes(services, limits.exports));
  app.use(operationRoutes(operations, limits));
  app.use('/api/subscriptions', subscriptionRoutes(db));
  app.use(
    '/api/laundromats',
    photoRoutes(services, limits),
    posterRoutes(services),
    laundromatRoutes(services),
  );
  const url = env.MAP_TILES_URL;
  const storable = env.MAP_TILES_STORABLE ?? url === ignTilesUrl;
  app.use('/api/places', placeRoutes(services, { url, storable }));
  app.use('/api', claimRoutes(services));
  app.use('/api', adminRoutes(hasura));
}
