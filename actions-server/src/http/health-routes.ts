import { Router } from 'express';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { visitorWithTimeout } from '../session/caller.ts';
import { serve } from './error-answer.ts';

const timeoutMs = 2_000;

/** Reads one row that every visitor may read, which proves that Hasura, its metadata and Postgres work. */
const readinessQuery = graphql(`
  query Readiness {
    services(limit: 1) {
      id
    }
  }
`);

export interface Readiness {
  isStopping: boolean;
  /** True while production checks the database for demo accounts; all other routes answer 503. */
  isHeldBack: boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: Hasura and the database answer too. `/readyz?part=actions`: for a
 * balancer, because other servers would lack Hasura as well.
 */
export function healthRoutes(hasura: Hasura, readiness: Readiness): Router {
  const routes = Router();
  // Limited to these two paths, because this router comes before all others.
  routes.use(['/healthz', '/readyz'], (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  serve(routes, '/healthz', (_request, response) => void response.json({ status: 'ok' }));
  serve(routes, '/readyz', async ({ query }, response) => {
    const parts = {
      actions: readiness.isStopping ? 'stopping' : readiness.isHeldBack ? 'starting' : 'ok',
      engine: query['part'] === 'actions' || (await answers(hasura)) ? 'ok' : 'unavailable',
    };
    const isReady = parts.actions === 'ok' && parts.engine === 'ok';
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', parts });
  });
  return routes;
}

const answers = (hasura: Hasura): Promise<boolean> =>
  hasura.query(readinessQuery, {}, visitorWithTimeout(timeoutMs)).then(
    () => true,
    () => false,
  );
