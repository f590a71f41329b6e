import { text, Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { Stripe } from 'stripe';
import { doDueWork } from '../billing/due-work.ts';
import type { SandboxContext } from '../context.ts';
import { authenticate } from './authentication.ts';
import { expand } from './expansion.ts';
import { parseForm, type RawFields } from './form.ts';
import { keep, replay, type Answer } from './idempotency.ts';
import { pretty } from './pretty.ts';
import { readParameters } from './parameters.ts';
import type { Route } from './route.ts';
import { badRequest, KeptFault, StripeFault } from './stripe-fault.ts';
import { refuseUnimitated } from './unimitated.ts';

export type ReportError = (error: unknown) => void;

/** Serves the API below /v1. Refuses everything unknown, with Stripe's messages where they are known. */
export function stripeApi(context: SandboxContext, routes: Route[], reportError: ReportError): Router {
  const router = Router();
  const find = matcher(routes);
  router.use(text({ type: () => true, limit: '1mb' }));
  router.use((request, response) => {
    const requestId = context.newId('req', 14);
    response.set({ 'Request-Id': requestId, 'Stripe-Version': Stripe.API_VERSION });
    try {
      const fault = context.faults.api.shift();
      if (fault === 'hang') return;
      if (fault === 'http_429') throw new StripeFault(429, 'Too many requests.', { code: 'rate_limit' });
      if (fault === 'http_500')
        throw new StripeFault(500, 'An unknown error occurred.', { type: 'api_error' });
      authenticate(request.get('authorization'));
      refuseOtherVersion(request.get('stripe-version'));
      doDueWork(context);
      const answer = answerOnce(context, find, request, response, requestId, reportError);
      if (fault === 'lost_answer') return void request.socket.destroy();
      send(response, answer);
    } catch (error) {
      send(response, errorAnswer(error, reportError));
    }
  });
  router.use(((error: unknown, _request, response, _next) => {
    const tooLarge = new StripeFault(413, 'The request is too large or malformed.');
    send(response, errorAnswer(isBodyError(error) ? tooLarge : error, reportError));
  }) satisfies ErrorRequestHandler);
  return router;
}

const isBodyError = (error: unknown) => error instanceof Error && 'type' in error;

/** Runs the call, or repeats the first response of its idempotency key. */
function answerOnce(
  context: SandboxContext,
  find: Find,
  request: Request,
  response: Response,
  requestId: string,
  reportError: ReportError,
): Answer {
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  if (key) response.set('Idempotency-Key', key);
  const body = typeof request.body === 'string' ? request.body : '';
  const fingerprint = `${request.path}\n${body}`;
  const first = key && replay(context, key, fingerprint);
  if (first) {
    response.set('Idempotent-Replayed', 'true');
    return first;
  }
  context.request = { id: requestId, idempotencyKey: key ?? null };
  try {
    const answer = attempt(
      () => orFault(context, () => answerCall(context, find, request, body)),
      reportError,
    );
    if (key) keep(context, key, fingerprint, answer);
    return answer;
  } finally {
    context.request = { id: null, idempotencyKey: null };
  }
}

function answerCall(context: SandboxContext, find: Find, request: Request, body: string): unknown {
  const match = find(request.method, request.path);
  if (!match) throw new StripeFault(404, unrecognized(request));
  const { route, id } = match;
  const raw = parseForm(request.method === 'POST' ? body : queryOf(request.originalUrl));
  const { expand: wishes = [], ...params } = readParameters(route.parameters, raw);
  refuseUnimitated(withoutExpand(raw), route.imitates);
  const answer = route.answer({ context, id, params } as never) as Record<string, unknown>;
  return expand(context, answer, wishes as string[]);
}

/** Runs the call in a transaction, which is also committed when a payment has failed. */
function orFault(context: SandboxContext, work: () => unknown): unknown {
  const result = context.store.transaction(() => {
    try {
      return work();
    } catch (error) {
      if (error instanceof KeptFault) return error;
      throw error;
    }
  });
  if (result instanceof KeptFault) throw result;
  return result;
}

function attempt(work: () => unknown, reportError: ReportError): Answer {
  try {
    return { status: 200, body: pretty(work()) };
  } catch (error) {
    return errorAnswer(error, reportError);
  }
}

function errorAnswer(error: unknown, reportError: ReportError): Answer {
  if (error instanceof StripeFault) {
    const message = error.message;
    return { status: error.status, body: pretty({ error: { message, ...error.details } }) };
  }
  reportError(error);
  return {
    status: 500,
    body: pretty({ error: { type: 'api_error', message: 'The sandbox has a defect; see its log.' } }),
  };
}

function send(response: Response, { status, body }: Answer): void {
  response.status(status).set('Content-Type', 'application/json').send(body);
}

interface Match {
  route: Route;
  id: string;
}
type Find = (method: string, path: string) => Match | undefined;

function matcher(routes: Route[]): Find {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(':id', '([A-Za-z0-9_-]{1,255})')}$`),
  }));
  return (method, path) => {
    for (const { route, pattern } of patterns) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match) return { route, id: match[1] ?? '' };
    }
    return undefined;
  };
}

function refuseOtherVersion(version: string | undefined): void {
  if (version && version !== Stripe.API_VERSION) {
    throw badRequest(
      `Invalid Stripe API version: ${version}. This sandbox speaks ${Stripe.API_VERSION} only.`,
    );
  }
}

const unrecognized = ({ method, baseUrl, path }: Request) =>
  `Unrecognized request URL (${method}: ${baseUrl}${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
const withoutExpand = ({ expand: _expand, ...rest }: RawFields): RawFields => rest;
