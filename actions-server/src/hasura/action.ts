import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { errorCatalogue } from '#contract/http/errors.ts';
import { hasuraRoles } from '#contract/account/roles.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf, systemFor, type ApiCaller, type SignedInCaller } from '../session/caller.ts';
import { isCurrentAccount } from '../session/current-account.ts';
import { toApiError } from '../http/error-answer.ts';
import type { Hasura } from './hasura.ts';
import { requestId } from '../http/request-id.ts';
import { parseInput } from '../http/validation.ts';

/** One Hasura action: validates its input like a body of the REST contract. */
export interface HasuraAction {
  /** Shared with the REST route for the same write, if there is one, so that both count together. */
  limits: RequestHandler[];
  run(input: unknown, caller: ApiCaller): Promise<object>;
}

export function hasuraAction<Schema extends z.ZodType>(
  input: Schema,
  limits: RequestHandler[],
  run: (input: z.infer<Schema>, caller: ApiCaller) => Promise<object>,
): HasuraAction {
  return { limits, run: (received, caller) => run(parseInput(input, received), caller) };
}

const call = z.object({
  input: z.record(z.string(), z.unknown()),
  session_variables: z.record(z.string(), z.string()),
});

/** `/actions/<name>`, for Hasura only. */
export function actionRoutes(hasura: Hasura, actions: Record<string, HasuraAction>): Router {
  const routes = Router();
  for (const [name, action] of Object.entries(actions)) {
    routes.post(`/${name}`, ...action.limits, async (request, response) => {
      const { input } = parseInput(call, request.body);
      const caller = actionCaller(request);
      await refuseFormerAccount(hasura, caller);
      response.json(await action.run(input, caller));
    });
  }
  routes.use(actionRefusal);
  return routes;
}

/** Returns the caller of an action from the session that Hasura has read. A user id sent without a session is ignored. */
function actionCaller(request: Request): ApiCaller {
  const variables = call.safeParse(request.body).data?.session_variables ?? {};
  const role = z.enum(hasuraRoles).catch('anonymous').parse(variables['x-hasura-role']);
  const { requestId, deadline } = systemCallerOf(request);
  if (role === 'anonymous') return { role, requestId, deadline };
  return { role, userId: rowId().parse(variables['x-hasura-user-id']), requestId, deadline };
}

/** Refuses a session whose account has changed: every action writes. */
async function refuseFormerAccount(hasura: Hasura, caller: ApiCaller): Promise<void> {
  if (caller.role === 'anonymous') return;
  if (!(await isCurrentAccount(hasura, signedInOf(caller), systemFor(caller)))) {
    throw new ApiError('sessionExpired');
  }
}

/** Narrows a caller to an owner; the permissions of the action in the metadata are the same. */
export function ownerOf(caller: ApiCaller): SignedInCaller {
  if (caller.role !== 'owner' || caller.userId === undefined) throw new ApiError('ownerOnly');
  return { ...caller, role: caller.role, userId: caller.userId };
}

/** Narrows a caller to an administrator; the permissions of the action in the metadata are the same. */
export function administratorOf(caller: ApiCaller): SignedInCaller {
  if (caller.role !== 'site_admin') throw new ApiError('adminOnly');
  return signedInOf(caller);
}

/** Narrows a caller to a signed-in one. */
export function signedInOf(caller: ApiCaller): SignedInCaller {
  if (caller.role === 'anonymous' || caller.userId === undefined) throw new ApiError('unauthenticated');
  return { ...caller, role: caller.role, userId: caller.userId };
}

/** Answers every error as 4xx: Hasura hides the text of an answer with status 500 and above. */
const actionRefusal: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { code, message, errors, current } = toApiError(error);
  const { status } = errorCatalogue[code];
  if (status >= 500) response.err = error instanceof Error ? error : new Error(String(error));
  const id = status === 500 ? requestId(request) : undefined;
  // Set by the rate limits; Hasura passes no headers on.
  const retryAfterSeconds = response.getHeader('Retry-After');
  response
    .status(status < 500 ? status : 400)
    .json({ message, extensions: { code, errors, current, requestId: id, retryAfterSeconds } });
};
