import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express, type NextFunction, type Request, type Response, Router } from 'express';
import { complete, reverse, search } from './answers.ts';
import { readCommunes, type Commune } from './communes.ts';

/** Faults of a geocoder, for tests. `elsewhere` answers with an address in another town. */
export const geocoderFaults = ['down', 'html', 'slow', 'busy', 'elsewhere'] as const;
export type GeocoderFault = (typeof geocoderFaults)[number];

export interface LocalGeocoder {
  url: string;
  /** Controls of the fake, for /__sandbox/geocoder: `POST ?fault=html` sets a fault, `POST` without one ends it. */
  controls: Router;
  /** Sets or ends a fault of every answer. */
  fail(fault: GeocoderFault | undefined): void;
  /** Number of requests so far. */
  requests(): number;
  close(): Promise<void>;
}

const slowMs = 6_000;

/**
 * Starts a geocoder with the answers of the Géoplateforme in shape: the reference communes, a few hundred invented
 * streets in each, and some real quarters and stations. The same address always has the same point.
 */
export async function startGeocoder(options: { databaseUrl: string; port?: number }): Promise<LocalGeocoder> {
  // The start does not wait for 35 000 communes. A failure concerns only the requests that need them.
  const communes = readCommunes(options.databaseUrl);
  communes.catch(() => undefined);
  let fault: GeocoderFault | undefined;
  let count = 0;

  const app = express();
  app.use(async (request, response, next) => {
    count += 1;
    await answerFault(fault, request, response, next);
  });
  answerRequests(app, communes, () => fault === 'elsewhere');

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const fail = (next: GeocoderFault | undefined) => void (fault = next);
  return {
    url: `http://127.0.0.1:${port}`,
    controls: createControls(fail),
    fail,
    requests: () => count,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      // The database is closed next.
      await Promise.allSettled([closed, communes]);
    },
  };
}

function answerRequests(app: Express, communes: Promise<Commune[]>, isElsewhere: () => boolean) {
  app.get('/search', async ({ query }, response) => {
    const q = String(query.q ?? '');
    if (q.trim().length < 3) return void response.status(400).json({ code: 400, message: 'q' });
    const asked = isElsewhere() ? q.replace(/\d{5}\b.*$/s, '29200 Brest') : q;
    response.json(search(await communes, asked));
  });
  app.get('/reverse', async ({ query }, response) => {
    const point = { latitude: Number(query.lat), longitude: Number(query.lon) };
    response.json(reverse(await communes, point));
  });
  app.get('/completion', async ({ query }, response) => {
    const limit = Number(query.maximumResponses ?? 10);
    const type = String(query.type ?? 'StreetAddress,PositionOfInterest');
    response.json(complete(await communes, { text: String(query.text ?? ''), limit, type }));
  });
}

async function answerFault(
  fault: GeocoderFault | undefined,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  switch (fault) {
    case 'down':
      return void request.socket.destroy();
    case 'html':
      return void response.send('<!doctype html><title>Connexion au Wi-Fi</title>');
    case 'busy':
      return void response.status(429).set('Retry-After', '1').json({ message: 'Too many requests' });
    case 'slow':
      await sleep(slowMs);
      return next();
    default:
      return next();
  }
}

function createControls(fail: (fault: GeocoderFault | undefined) => void): Router {
  const routes = Router();
  routes.post('/', ({ query }, response) => {
    const fault = geocoderFaults.find((one) => one === query.fault);
    if (query.fault !== undefined && !fault) {
      return void response.status(400).json({ message: `fault must be one of ${geocoderFaults.join(', ')}` });
    }
    fail(fault);
    response.json({ fault: fault ?? null });
  });
  return routes;
}
