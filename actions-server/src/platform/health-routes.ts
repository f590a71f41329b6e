import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { z } from 'zod';
import { methodNotAllowed } from './error-answer.ts';
import type { Hasura } from './hasura.ts';

const patienceMs = 2_000;

/** One row that every visitor may read: its answer proves Hasura, its metadata and Postgres at once. */
const readinessQuery = {
  document: /* GraphQL */ `
    query Readiness {
      services(limit: 1) {
        id
      }
    }
  `,
  answer: z.object({ services: z.array(z.object({ id: z.string() })) }),
};

export interface Readiness {
  /** Set when the server has been told to stop: it finishes what it has and is sent nothing new. */
  isStopping: boolean;
  /** Set until production has looked into the database: everything but the two routes below is answered with 503. */
  isHeldBack: boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, so Hasura and the database answer as well. */
export function healthRoutes(hasura: Hasura, readiness: Readiness): Router {
  const routes = Router();
  // For these two alone: the router stands before every other.
  routes.use(['/healthz', '/readyz'], (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  routes
    .route('/healthz')
    .get((_request, response) => void response.json({ status: 'ok' }))
    .all(methodNotAllowed('GET', 'HEAD'));
  routes
    .route('/readyz')
    .get(async (_request, response) => {
      const parts = {
        actions: readiness.isStopping ? 'stopping' : readiness.isHeldBack ? 'starting' : 'ok',
        engine: (await answers(hasura)) ? 'ok' : 'unavailable',
      };
      const isReady = parts.actions === 'ok' && parts.engine === 'ok';
      response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', parts });
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return routes;
}

async function answers(hasura: Hasura): Promise<boolean> {
  const deadline = AbortSignal.timeout(patienceMs);
  const caller = { role: 'anonymous', requestId: randomUUID(), deadline } as const;
  return hasura.query(readinessQuery, caller).then(
    () => true,
    () => false,
  );
}
