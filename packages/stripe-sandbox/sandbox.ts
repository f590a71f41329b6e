import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adoptSubscription, type AdoptedSubscription } from './billing/adoption.ts';
import { doDueWork } from './billing/due-work.ts';
import { SandboxContext } from './context.ts';
import { refuseLiveKey, stripeApi, type ReportError } from './http/api.ts';
import { sandboxPages } from './pages/sandbox-pages.ts';
import { accountRoutes, addEndpoint } from './routes/account-routes.ts';
import { billingRoutes } from './routes/billing-routes.ts';
import { readingRoutes } from './routes/reading-routes.ts';
import { Dispatcher } from './webhooks/dispatcher.ts';

export type { AdoptedSubscription };

export interface StripeSandboxOptions {
  file?: string;
  host?: string;
  port?: number;
  secretKey?: string;
  retryDelays?: readonly number[];
  spread?: number;
  duplicateRate?: number;
  reportError?: ReportError;
}

export interface StripeSandbox {
  host: string;
  port: number;
  secretKey: string;
  pages: RequestHandler;
  /** Adds or updates the endpoint of this name. Returns its secret: the given one, else the existing or a new one. */
  ensureEndpoint(name: string, url: string, secret?: string): string;
  adopt(subscription: AdoptedSubscription): void;
  setPagesUrl(url: string): void;
  close(): Promise<void>;
}

const pagesPath = '/__sandbox/stripe';
const oneMinute = 60_000;

export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  refuseLiveKey(options.secretKey);
  const reportError = options.reportError ?? (() => undefined);
  const context = new SandboxContext(options.file, options.spread ?? 0);
  const dispatcher = new Dispatcher(context, {
    retryDelays: options.retryDelays ?? [1000, 5000, 15_000, oneMinute, 5 * oneMinute, 30 * oneMinute],
    duplicateRate: options.duplicateRate ?? 0,
  });
  const routes = [...accountRoutes, ...billingRoutes, ...readingRoutes];
  const pages = sandboxPages(context, dispatcher, reportError);
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'extended');
  app.use(pagesPath, pages);
  app.use('/v1', stripeApi(context, routes, reportError));

  const host = options.host ?? '127.0.0.1';
  const server = createServer(app);
  await once(server.listen(options.port ?? 0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  context.pagesUrl = `http://${host}:${port}${pagesPath}`;
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
  const known = context.store.find('webhookEndpoints', (endpoint) => endpoint.description === name)[0];
  const endpoint = known ?? addEndpoint(context, url, ['*'], name);
  return context.store.put('webhookEndpoints', { ...endpoint, url, secret: secret ?? endpoint.secret })
    .secret;
}
