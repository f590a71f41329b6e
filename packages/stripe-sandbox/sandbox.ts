import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { adoptSubscription, type AdoptedSubscription } from './billing/adoption.ts';
import { doDueWork } from './billing/due-work.ts';
import { refuseLiveKey } from './http/authentication.ts';
import { deleteOldAnswers } from './http/idempotency.ts';
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
import { SandboxContext } from './context.ts';

export type { AdoptedSubscription };

export interface StripeSandboxOptions {
  /** File of the store; without it all data is lost when the process ends. */
  file?: string;
  /** Host to listen on; 127.0.0.1 by default. */
  host?: string;
  /** Port; 0 selects a free one. */
  port?: number;
  /** Public URL of the pages, when it is not the sandbox's own port. */
  pagesUrl?: string;
  /** The environment's STRIPE_SECRET_KEY: the sandbox does not start with a live key. */
  secretKey?: string;
  /** Delays between the attempts to deliver an event, in milliseconds. */
  retryDelays?: readonly number[];
  /** Timeout of an endpoint in milliseconds. */
  deliveryTimeout?: number;
  /** Maximum random delay of an event in milliseconds. */
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
  /** Pages and controls, to be mounted at `pagesUrl`. */
  pages: RequestHandler;
  /** Adds or updates the endpoint of this name. Returns its secret: the given one, else the existing or a new one. */
  ensureEndpoint(name: string, url: string, secret?: string): string;
  /** Adds a subscription that was not bought in the sandbox; an existing one is unchanged. */
  adopt(subscription: AdoptedSubscription): void;
  /** Sets the public URL of the pages. */
  setPagesUrl(url: string): void;
  close(): Promise<void>;
}

/** Path of the pages on the sandbox's own port. */
const pagesPath = '/__sandbox/stripe';
const oneMinute = 60_000;

/** Starts a local Stripe for the official SDK, which refuses everything that it does not support. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  refuseLiveKey(options.secretKey);
  const reportError = options.reportError ?? (() => undefined);
  const context = new SandboxContext(options.file);
  context.faults.spread = options.spread ?? 0;
  context.faults.duplicateRate = options.duplicateRate ?? 0;
  const dispatcher = new Dispatcher(context, {
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
  const pages = sandboxPages(context, dispatcher, reportError);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(pagesPath, pages);
  app.use('/v1', stripeApi(context, routes, reportError));
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
  context.pagesUrl = options.pagesUrl ?? `http://${host}:${port}${pagesPath}`;
  context.store.transaction(() => {
    deleteOldAnswers(context);
    defaultConfiguration(context);
  });
  dispatcher.pump();
  const dueWork = setInterval(() => doDueWork(context), oneMinute).unref();

  return {
    host,
    port,
    secretKey: 'sk_test_sandbox',
    pages,
    ensureEndpoint: (name, url, secret) => ensureEndpoint(context, name, url, secret),
    adopt: (subscription) => context.store.transaction(() => adoptSubscription(context, subscription)),
    setPagesUrl: (url) => void (context.pagesUrl = url),
    close: async () => {
      clearInterval(dueWork);
      dispatcher.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      context.store.close();
    },
  };
}

function ensureEndpoint(context: SandboxContext, name: string, url: string, secret?: string): string {
  return context.store.transaction(() => {
    const chosen = secret === undefined ? {} : { secret };
    const known = context.store.find('webhookEndpoints', (endpoint) => endpoint.description === name)[0];
    const endpoint = known
      ? context.store.put('webhookEndpoints', { ...known, ...chosen, url })
      : addEndpoint(context, { url, enabled_events: ['*'], description: name, ...chosen });
    return endpoint.secret!;
  });
}
