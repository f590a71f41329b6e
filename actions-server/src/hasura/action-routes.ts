import { Router, type ErrorRequestHandler, type Request } from 'express';
import { z } from 'zod';
import { hasuraRoles } from '#contract/account/roles.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { answerTo } from '../http/error-answer.ts';
import { Reply, type HandledOperation } from '../http/operation.ts';
import { parseInput } from '../http/validation.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import { refuseRole, systemCallerOf } from '../session/caller.ts';
import { isCurrentAccount } from '../session/current-account.ts';

const call = z.object({
  input: z.record(z.string(), z.unknown()),
  session_variables: z.record(z.string(), z.string()),
});

export function actionRoutes(db: Database, operations: HandledOperation[], limits: WriteLimits): Router {
  const routes = Router();
  for (const { name, entry, run } of operations) {
    const { action, roles, limit } = entry;
    if (!action) continue;
    routes.post(`/${name}`, ...(limit ? limits[limit] : []), async (request, response) => {
      const { input, session_variables: session } = parseInput(call, request.body);
      const caller = actionCaller(session, request);
      refuseRole(caller.role, roles);
      // The account may have changed since the session began, and every action writes.
      if (caller.role !== 'anonymous' && !(await isCurrentAccount(db, caller)))
        throw new ApiError('sessionExpired');
      const answer = await run(parseInput(entry.input, input), caller, request, response);
      response.json(action.answer.parse(answer instanceof Reply ? answer.answer : answer));
    });
  }
  routes.use(actionRefusal);
  return routes;
}

function actionCaller(session: Record<string, string>, request: Request) {
  const role = z.enum(hasuraRoles).catch('anonymous').parse(session['x-hasura-role']);
  const { requestId, deadline } = systemCallerOf(request);
  if (role === 'anonymous') return { role, requestId, deadline };
  return { role, userId: rowId().parse(session['x-hasura-user-id']), requestId, deadline };
}

/** Answers every error as 4xx: Hasura hides the text of an answer with status 500 and above. */
const actionRefusal: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, answer } = answerTo(error, request, response);
  const { message, ...extensions } = answer;
  // Set by the rate limits; Hasura passes no headers on.
  const retryAfterSeconds = response.getHeader('Retry-After');
  response
    .status(status < 500 ? status : 400)
    .json({ message, extensions: { ...extensions, retryAfterSeconds } });
};
