import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import { listen } from '../listen.ts';
import { checkHealth, type Probes } from './health.ts';
import { notFound, pageFrom, serveApp } from './page.ts';
import { answerUnavailable, forwardTo } from './proxy.ts';
import { caddyRoutes, decoded, destination } from './routes.ts';
import { sendSecurityHeaders } from './security-headers.ts';

export interface GatewayOptions {
  port: number;
  engineUrl: string;
  actionsUrl: string;
  appDirectory?: string;
  probes: Probes;
  isDatabaseUp?: () => boolean;
  publicUrl?: string;
  /** Serves /__sandbox, which is open to everyone and exists only locally. */
  sandbox?: RequestHandler;
}

export interface Gateway {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the gateway, the only public server: it serves the app's files, GraphQL, and the public paths of the actions
 * server.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const engine = forwardTo(options.engineUrl);
  const actions = forwardTo(options.actionsUrl);
  const noPages: RequestHandler = (_request, _response, next) => next();
  const files = options.appDirectory ? serveApp(options.appDirectory) : noPages;
  const pages = options.appDirectory ? pageFrom(options.actionsUrl) : noPages;
  const missing = notFound(options.appDirectory);

  const app = express();
  app.disable('x-powered-by');
  app.use(dropTrustedHeaders, sendSecurityHeaders);
  app.use((request, response, next) => {
    const path = decoded(request.path);
    if (path.length > caddyRoutes.longestPath)
      return response.status(414).json({ message: 'Cette adresse est trop longue.' });
    return path.includes('//') ? missing(request, response, next) : next();
  });
  app.get('/healthz', async (_request, response) => {
    const health = await checkHealth(options.probes);
    response
      .status(health.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(health);
  });
  if (options.sandbox) app.use('/__sandbox', options.sandbox);
  app.use('/v1/graphql', refuseOtherOrigins(options.publicUrl), refuseBatches);
  app.use((request, response, next) => {
    switch (destination(request.path)) {
      case 'engine':
        if (options.isDatabaseUp?.() === false) return answerUnavailable(response, 503);
        return engine(request, response, next);
      case 'actions':
        return actions(request, response, next);
      case 'app':
        return pages(request, response, () => files(request, response, next));
      case 'none':
        return next();
    }
  });
  app.use(missing);

  const { port, close } = await listen(app, { port: options.port, keepAliveTimeout: 60_000 });
  return { url: `http://localhost:${port}`, close };
}

/**
 * Removes headers that only our own servers may send: Hasura trusts `x-hasura-*` headers of a request without a token.
 */
function dropTrustedHeaders(request: Request, _response: Response, next: NextFunction): void {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-hasura-') || name.startsWith('x-forwarded-')) delete request.headers[name];
  }
  const id = String((request.headers['x-request-id'] ??= randomUUID()));
  // Hasura reads the trace from here, and its events carry it on.
  request.headers['x-b3-traceid'] = id.replaceAll('-', '');
  next();
}

/**
 * Prevents pages of other origins from sending GraphQL with a visitor's cookie. `SameSite` lets other ports and
 * subdomains pass, and Hasura executes such a request.
 */
function refuseOtherOrigins(publicUrl?: string): RequestHandler {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (request, response, next) => {
    const { origin, host } = request.headers;
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return next();
    if (origin === publicOrigin) return next();
    if (origin === `${request.protocol}://${host?.toLowerCase()}`) return next();
    response.status(403).json({ message: "Cette requête ne vient pas d'une page du site." });
  };
}

const readQuery = express.raw({ type: () => true, limit: '256kb', inflate: false });

/** Refuses a list of queries, as deploy/web/Caddyfile does: Hasura answers any number of them. */
const refuseBatches: RequestHandler = (request, response, next) =>
  readQuery(request, response, (error) => {
    if (error) return void response.status(413).json({ message: 'Cet envoi est trop volumineux.' });
    const isBatch = Buffer.isBuffer(request.body) && /^[\s\uFEFF]*\[/.test(request.body.toString());
    if (!isBatch) return next();
    response.status(400).json({ message: 'Envoyez une seule requête à la fois.' });
  });
