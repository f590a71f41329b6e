import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { adoptSubscription, type AdoptedSubscription } from './billing/adoption.ts';
import { doDueWork } from './billing/due-work.ts';
import { refuseLiveKey } from './http/authentication.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import { stripeApi, type ReportError } from './http/api.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { addEndpoint, eventRoutes } from './routes/event-routes.ts';
import { invoiceRoutes } from './routes/invoice-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { defaultConfiguration, portalRoutes } from './routes/portal-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import { sandboxPages } from './pages/sandbox-pages.ts';
import { Dispatcher } from './webhooks/dispatcher.ts';
import { World } from './world.ts';

export type { AdoptedSubscription };

export interface StripeSandboxOptions {
  /** Where everything is remembered; without a file the sandbox forgets when it ends. */
  file?: string;
  /** This computer alone unless it is said. */
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Where browsers reach the pages, when that is not the sandbox's own port. */
  pagesUrl?: string;
  /** The environment's STRIPE_SECRET_KEY: the sandbox does not start beside a live one. */
  secretKey?: string;
  /** Repeats an order of events. */
  seed?: number;
  /** Waits between the attempts to deliver an event, in milliseconds. */
  retryDelays?: readonly number[];
  /** How long an endpoint may take to answer, in milliseconds. */
  deliveryTimeout?: number;
  /** Longest chance delay of an event, in milliseconds. */
  spread?: number;
  /** Share of the events that are sent twice. */
  duplicateRate?: number;
  reportError?: ReportError;
}

export interface StripeSandbox {
  /** For the SDK: `new Stripe(secretKey, { host, port, protocol: 'http' })`. */
  host: string;
  port: number;
  secretKey: string;
  /** Pages and controls, to be mounted where `pagesUrl` says. */
  pages: RequestHandler;
  /** Adds the endpoint of this name or moves it to a new address; its secret is the given one or stays the same. */
  ensureEndpoint(name: string, url: string, secret?: string): string;
  /** Takes over a subscription that was not bought here; one that it knows stays as it is. */
  adopt(subscription: AdoptedSubscription): void;
  /** Tells the pages' public address once it is known. */
  setPagesUrl(url: string): void;
  close(): Promise<void>;
}

/** Path of the pages on the sandbox's own port, the same as behind the gateway. */
const pagesPath = '/__sandbox/stripe';
const oneMinute = 60_000;

/** A small Stripe on this computer. It speaks to the official SDK and refuses what it does not know. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  refuseLiveKey(options.secretKey);
  const reportError = options.reportError ?? (() => undefined);
  const world = new World({ file: options.file, seed: options.seed });
  world.faults.spread = options.spread ?? 0;
  world.faults.duplicateRate = options.duplicateRate ?? 0;
  const dispatcher = new Dispatcher(world, {
    retryDelays: options.retryDelays ?? [1000, 5000, 15_000, oneMinute, 5 * oneMinute, 30 * oneMinute],
    timeout: options.deliveryTimeout ?? 10_000,
  });
  const routes = [
    ...customerRoutes,
    ...catalogueRoutes,
    ...checkoutRoutes,
    ...subscriptionRoutes,
    ...invoiceRoutes,
    ...paymentRoutes,
    ...portalRoutes,
    ...eventRoutes,
  ];
  const pages = sandboxPages(world, dispatcher, reportError);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(pagesPath, pages);
  app.use('/v1', stripeApi(world, routes, reportError));
  app.use((request, response) => {
    const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
    response.status(404).json({ error: { type: 'invalid_request_error', message } });
  });

  const host = options.host ?? '127.0.0.1';
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  world.pagesUrl = options.pagesUrl ?? `http://${host}:${port}${pagesPath}`;
  world.store.transaction(() => {
    forgetOldAnswers(world);
    defaultConfiguration(world);
  });
  dispatcher.pump();
  const dueWork = setInterval(() => doDueWork(world), oneMinute).unref();

  return {
    host,
    port,
    secretKey: 'sk_test_sandbox',
    pages,
    ensureEndpoint: (name, url, secret) => ensureEndpoint(world, name, url, secret),
    adopt: (subscription) => world.store.transaction(() => adoptSubscription(world, subscription)),
    setPagesUrl: (url) => void (world.pagesUrl = url),
    close: async () => {
      clearInterval(dueWork);
      dispatcher.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      world.store.close();
    },
  };
}

function ensureEndpoint(world: World, name: string, url: string, secret?: string): string {
  return world.store.transaction(() => {
    const chosen = secret === undefined ? {} : { secret };
    const known = world.store.find('webhookEndpoints', (endpoint) => endpoint.description === name)[0];
    const endpoint = known
      ? world.store.put('webhookEndpoints', { ...known, ...chosen, url })
      : addEndpoint(world, { url, enabled_events: ['*'], description: name, ...chosen });
    return endpoint.secret!;
  });
}
