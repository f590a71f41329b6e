import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../listen.ts';

/** `elsewhere`: a geocoder that finds addresses in another town. */
type Fault = 'down' | 'html' | 'slow' | 'busy' | 'elsewhere';

export interface FakeService {
  url: string;
  fail(fault: Fault | undefined): void;
  requests(): number;
  close(): Promise<void>;
}

const slowMs = 6_000;

/** Starts one of the local services, which a test can disturb. */
export async function startFakeService(routes: Router): Promise<FakeService> {
  let fault: Fault | undefined;
  let count = 0;
  const app = express();
  app.use(async (request, response, next) => {
    count += 1;
    await answerFault(fault, request, response, next);
  });
  app.use(routes);
  const { port, close } = await listen(app);
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (next) => void (fault = next),
    requests: () => count,
    close,
  };
}

async function answerFault(
  fault: Fault | undefined,
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
    case 'elsewhere':
      request.url = request.url.replace(/\d{5}\b[^&]*/, '29200+Brest');
      return next();
    case 'slow':
      await sleep(slowMs);
      return next();
    default:
      return next();
  }
}
