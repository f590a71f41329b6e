import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { errorCatalogue } from '#contract/errors.ts';
import { hasuraRoles } from '#contract/roles.ts';
import { ApiError } from './api-error.ts';
import { systemCallerOf, systemFor, type Caller, type SignedInCaller } from './caller.ts';
import { isCurrentAccount } from './current-account.ts';
import { toApiError } from './error-answer.ts';
import type { Hasura } from './hasura.ts';
import { requestId } from './request-id.ts';
import { parseInput } from './validation.ts';

/** One Hasura action: its input, checked like the body of the REST route, and the same work as behind that route. */
export interface HasuraAction {
  /** Shared with the REST route, so that the two doors count together. */
  limits: RequestHandler[];
  run(input: unknown, caller: Caller): Promise<object>;
}

export function hasuraAction<Schema extends z.ZodType>(
  input: Schema,
  limits: RequestHandler[],
  run: (input: z.infer<Schema>, caller: Caller) => Promise<object>,
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

/** Hasura has read the session itself. A visitor may send a user id along with no session: it counts for nothing. */
export function actionCaller(request: Request): Caller {
  const variables = call.safeParse(request.body).data?.session_variables ?? {};
  const role = z.enum(hasuraRoles).catch('anonymous').parse(variables['x-hasura-role']);
  const { requestId, deadline } = systemCallerOf(request);
  if (role === 'anonymous') return { role, requestId, deadline };
  return { role, userId: z.guid().parse(variables['x-hasura-user-id']), requestId, deadline };
}

/** Every action writes, so that the account has to be what the session says. */
async function refuseFormerAccount(hasura: Hasura, caller: Caller): Promise<void> {
  if (caller.role === 'anonymous') return;
  if (!(await isCurrentAccount(hasura, signedInOf(caller), systemFor(caller)))) {
    throw new ApiError('sessionExpired');
  }
}

/** Narrows a caller to an owner; the action's permissions in the metadata say the same. */
export function ownerOf(caller: Caller): SignedInCaller {
  if (caller.role !== 'owner' || caller.userId === undefined) throw new ApiError('ownerOnly');
  return { ...caller, role: caller.role, userId: caller.userId };
}

/** Narrows a caller to somebody. */
export function signedInOf(caller: Caller): SignedInCaller {
  if (caller.role === 'anonymous' || caller.userId === undefined) throw new ApiError('unauthenticated');
  return { ...caller, role: caller.role, userId: caller.userId };
}

/** Hasura hides what a webhook says with a status of 500 and above, so every refusal is a 4xx here. */
const actionRefusal: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { code, message, errors } = toApiError(error);
  const { status } = errorCatalogue[code];
  if (status >= 500) response.err = error instanceof Error ? error : new Error(String(error));
  const id = status === 500 ? requestId(request) : undefined;
  response.status(status < 500 ? status : 400).json({ message, extensions: { code, errors, requestId: id } });
};
