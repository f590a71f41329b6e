import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const commonFaults = ['down', 'html', 'slow', 'busy'] as const;

export interface FakeService<Fault extends string = (typeof commonFaults)[number]> {
  url: string;
  /** Controls of the fake, below /__sandbox: `POST ?fault=html` sets a fault, `POST` without one ends it. */
  controls: Router;
  fail(fault: Fault | undefined): void;
  requests(): number;
  close(): Promise<void>;
}

const slowMs = 6_000;

export async function startFakeService<Fault extends string>(
  routes: Router,
  faults: readonly Fault[],
): Promise<FakeService<Fault>> {
  let fault: Fault | undefined;
  let count = 0;
  const app = express();
  app.use(async (request, response, next) => {
    count += 1;
    response.locals.fault = fault;
    await answerFault(fault, request, response, next);
  });
  app.use(routes);
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const fail = (next: Fault | undefined) => void (fault = next);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    controls: createControls(faults, fail),
    fail,
    requests: () => count,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answerFault(
  fault: string | undefined,
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

function createControls<Fault extends string>(
  faults: readonly Fault[],
  fail: (fault: Fault | undefined) => void,
): Router {
  const routes = Router();
  routes.post('/', ({ query }, response) => {
    const fault = faults.find((one) => one === query.fault);
    if (query.fault !== undefined && !fault) {
      return void response.status(400).json({ message: `fault must be one of ${faults.join(', ')}` });
    }
    fail(fault);
    response.json({ fault: fault ?? null });
  });
  return routes;
}
