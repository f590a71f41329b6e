import { createCompanyRegister } from './claims/company-register.ts';
import { createDatabase, type Database } from './db/database.ts';
import { createMailer } from './email/mailer.ts';
import { createNotifications } from './email/notifications.ts';
import { createOutgoingMail } from './email/outgoing-mail.ts';
import type { Env } from './env.ts';
import { createReplicaReads, type ReplicaReads } from './hasura/replica-reads.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { createBackground } from './http/background.ts';
import { countRequests } from './http/count-requests.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createSharedCounts } from './http/shared-counts.ts';
import { createWriteLimits } from './http/write-limits.ts';
import { createOpenData } from './open-data/open-data.ts';
import { createPagePurge, receivePurges } from './pages/page-purge.ts';
import { createRenderedPages, type RenderedPagesOptions } from './pages/rendered-pages.ts';
import { createGeocoder } from './places/geocoder.ts';
import { createReviewBursts } from './reviews/review-bursts.ts';
import { createKnownDevices } from './session/known-device.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessionTokens } from './session/session-token.ts';
import { addCounts } from './statistics/add-counts.ts';
import { createCounter } from './statistics/counter.ts';
import { createPrivateStorage, createStorage } from './storage/create-storage.ts';
import { createPayments } from './stripe/stripe.ts';
import type { Logger } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics.ts';

export type ProcessServices = ReturnType<typeof createProcessServices>;

export function createProcessServices(options: { withProcessMetrics?: boolean } = {}) {
  return {
    metrics: createMetrics({ withProcess: options.withProcessMetrics }),
    background: createBackground(),
    readiness: { isStopping: false, isHeldBack: false },
    closers: [] as (() => Promise<void>)[],
  };
}

export type Services = ReturnType<typeof createServices>;

/** Everything that the subjects of this server work with; each one's own type names the part that it needs. */
export function createServices(env: Env, logger: Logger, { metrics, background, closers }: ProcessServices) {
  const { HOOK_SECRET: secret, PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: limitFactor } = env;
  const reads = createReplicaReads(env, logger);
  const { hasura } = reads;
  const db = createDatabase(env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'a connection of the pool was lost'),
  );
  const mail = createOutgoingMail(createMailer(env, { mails: metrics.mails, logger }), db, {
    siteAddress: env.CONTACT_EMAIL,
    publicUrl,
  });
  const payments = createPayments(env, metrics);
  const geocoder = createGeocoder(env.GEOCODER_URL);
  const storage = createStorage(env);
  const cookies = createSessionCookies(publicUrl);
  const devices = createKnownDevices(secret, cookies.names.device);
  const counts = createSharedCounts({ count: (requests) => countRequests(db, requests), secret });
  const rateLimits = createRateLimits(limitFactor, counts);
  const counter = createCounter({ add: (write) => addCounts(db, write), logger });
  closers.push(reads.close, async () => {
    await counter.close();
    await db.close();
  });
  return {
    ...{ secret, publicUrl, logger, metrics, background, hasura, db, mail, payments, storage },
    ...{ geocoder, cookies, devices, rateLimits, counter },
    ...pageServices(env, { reads, geocoder, db, logger, metrics, closers }),
    limits: createWriteLimits(rateLimits, devices),
    reviewBursts: createReviewBursts(limitFactor, counts),
    tokens: createSessionTokens(env.JWT_KEY, env.JWT_PREVIOUS_KEY),
    notifications: createNotifications(mail, db),
    register: createCompanyRegister(env.COMPANY_REGISTER_URL, logger),
    privateStorage: createPrivateStorage(env),
    openData: createOpenData({ hasura, storage, publicUrl }),
  };
}

/** Services and plans change about once a month. A change purges them; a lost purge is made up for after a minute. */
const listAnswers = { maxEntries: 2, ttlMs: 60_000 };

type PageParts = Pick<RenderedPagesOptions, 'geocoder' | 'logger' | 'metrics'> &
  Pick<ProcessServices, 'closers'> & { reads: ReplicaReads; db: Database };

function pageServices(env: Env, { reads, db, closers, ...parts }: PageParts) {
  const pages =
    env.APP_SHELL === undefined
      ? undefined
      : createRenderedPages({
          shellPath: env.APP_SHELL,
          rendererPath: env.PAGE_RENDERER,
          origin: env.PUBLIC_URL,
          cacheBytes: env.PAGE_CACHE_MB * 1_000_000,
          hasuraUrls: reads.urls,
          ...parts,
        });
  const answers = createAnswerCache<string>(listAnswers);
  const purge = (concerns: (path: string) => boolean) => {
    for (const cache of [pages, answers]) cache?.purge(concerns);
  };
  if (pages) {
    const url = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL;
    closers.push(pages.close, receivePurges({ url, purge, logger: parts.logger }));
  }
  return { pages, answers, pagePurge: createPagePurge(purge, db) };
}
