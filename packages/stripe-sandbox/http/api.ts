import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { z } from 'zod';
import { doDueWork } from '../billing/due-work.ts';
import type { SandboxContext } from '../context.ts';
import { expand } from './expansion.ts';
import { listOf, type Route } from './route.ts';
import { badRequest, CardFault, StripeFault, type Answer } from './stripe-fault.ts';

export type ReportError = (error: unknown) => void;

/** Serves the API below /v1. Refuses every call and parameter that it does not know. */
export function stripeApi(context: SandboxContext, routes: Route[], reportError: ReportError): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: true, limit: '1mb' }));
  router.use((request, response, next) => {
    const fault = context.faults.shift();
    if (fault === 'hang') return;
    if (fault === 'http_429') throw new StripeFault(429, 'Too many requests.');
    if (fault === 'http_500') throw new StripeFault(500, 'An unknown error occurred.', { type: 'api_error' });
    authenticate(request.get('authorization'));
    doDueWork(context);
    response.locals.isLost = fault === 'lost_answer';
    next();
  });
  for (const route of routes) {
    router[route.method](route.path, (request, response) => {
      const answer = answerOnce(context, route, request);
      if (response.locals.isLost) request.socket.destroy();
      else response.status(answer.status).json(answer.body);
    });
  }
  router.use((request) => {
    const { method, baseUrl, path } = request;
    throw new StripeFault(404, `Unrecognized request URL (${method}: ${baseUrl}${path}).`);
  });
  router.use(((error: unknown, _request, response, _next) => {
    if (!(error instanceof StripeFault)) reportError(error);
    const { status, body } = errorAnswer(error);
    response.status(status).json(body);
  }) satisfies ErrorRequestHandler);
  return router;
}

function answerOnce(context: SandboxContext, route: Route, request: Request): Answer {
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  const fingerprint = JSON.stringify([request.path, request.body]);
  const first = key === undefined ? undefined : context.answers.get(key);
  if (first && first.fingerprint !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    throw new StripeFault(400, message, { type: 'idempotency_error' });
  }
  if (first) return first;
  // A failed payment is a response too: its changes are committed, unlike those of other errors.
  const answer = context.store.transaction(() => {
    try {
      return { status: 200, body: answerCall(context, route, request) };
    } catch (error) {
      if (error instanceof CardFault) return errorAnswer(error);
      throw error;
    }
  });
  if (key !== undefined) context.answers.set(key, { ...answer, fingerprint });
  return answer;
}

function answerCall(context: SandboxContext, route: Route, request: Request): object {
  const sent = request.method === 'POST' ? (request.body as object | undefined) : request.query;
  const { expand: wishes, ...given } = { expand: [], ...sent };
  const params = route.parameters.safeParse(given);
  if (!params.success) throw badRequest(z.prettifyError(params.error));
  const answer = route.answer({ context, id: String(request.params.id), params: params.data });
  return expand(context, answer, listOf(z.string()).parse(wishes));
}

function errorAnswer(error: unknown): Answer {
  if (error instanceof StripeFault)
    return { status: error.status, body: { error: { message: error.message, ...error.details } } };
  return {
    status: 500,
    body: { error: { type: 'api_error', message: 'The sandbox has a defect; see its log.' } },
  };
}

const liveKey = /\b(sk|rk|pk)_live_/;

function authenticate(header = ''): void {
  if (liveKey.test(header))
    throw new StripeFault(401, 'This is a sandbox: a live key must never be sent to it.');
  if (!/^Bearer sk_test_\w+$/i.test(header)) throw new StripeFault(401, 'Invalid API Key provided');
}

export function refuseLiveKey(key: string | undefined): void {
  if (key && liveKey.test(key)) {
    throw new Error('The Stripe sandbox does not start with a live key: unset STRIPE_SECRET_KEY.');
  }
}
