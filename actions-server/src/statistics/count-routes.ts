import express, { type Request, type RequestHandler, Router } from 'express';
import { isbot } from 'isbot';
import { countBatch } from '#contract/statistics/endpoints.ts';
import { clientKey } from '../http/network-hash.ts';
import { parseInput } from '../http/validation.ts';
import type { Counter } from './counter.ts';

const largestBody = '16kb';

export function countRoutes(counter: Counter, limits: RequestHandler[]): Router {
  const routes = Router();
  routes.post('/', ...limits, express.json({ limit: largestBody }), (request, response) => {
    const batch = parseInput(countBatch, request.body);
    if (isSentByBrowser(request)) counter.add(batch, clientKey(request));
    // The answer is the same when nothing was counted, so that it reveals nothing.
    response.status(204).end();
  });
  return routes;
}

function isSentByBrowser(request: Request): boolean {
  const agent = request.get('user-agent') ?? '';
  const purpose = request.get('sec-purpose') ?? request.get('purpose') ?? '';
  return agent !== '' && !isbot(agent) && !/prefetch|prerender/i.test(purpose);
}
