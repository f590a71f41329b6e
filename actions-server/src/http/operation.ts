import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { endpoints } from '#contract/http/endpoints.ts';
import { errorCatalogue } from '#contract/http/errors.ts';
import { argumentsInPath, bodyOf, type Operation, type RestRoute } from '#contract/http/operation.ts';
import { type LimitName, operations } from '#contract/http/operations.ts';
import type { Database, Trx } from '../db/database.ts';
import { type ApiCaller, callerOf, requireRole, type SignedInCaller, visitorOf } from '../session/caller.ts';
import { ApiError } from './api-error.ts';
import { methodNotAllowed } from './error-answer.ts';
import { parseInput } from './validation.ts';
import type { WriteLimits } from './write-limits.ts';

/** Answer of a route with another status than the first of its contract. */
export class Reply<Answer> {
  readonly status: number;
  readonly answer: Answer;

  constructor(status: number, answer: Answer) {
    this.status = status;
    this.answer = answer;
  }
}

type CallerOf<Entry extends Operation> = 'anonymous' extends Entry['roles'][number]
  ? ApiCaller
  : SignedInCaller;

type AnswerOf<Entry extends Operation> = AnswerAt<Entry, 'action'> & AnswerAt<Entry, 'rest'>;
type AnswerAt<Entry extends Operation, Entrance extends 'action' | 'rest'> =
  Entry extends Record<Entrance, { answer: infer Schema extends z.ZodType }> ? z.infer<Schema> : object;

type Handler<Entry extends Operation> = (
  input: z.infer<Entry['input']>,
  caller: CallerOf<Entry>,
  request: Request,
  response: Response,
) => Promise<AnswerOf<Entry> | Reply<AnswerOf<Entry>>>;

type Declared = typeof operations;

export type Input<Name extends keyof Declared> = z.infer<Declared[Name]['input']>;

/** The whole of an operation in one transaction, under the caller's name. */
export type Write<Name extends keyof Declared> = (
  trx: Trx,
  caller: CallerOf<Declared[Name]>,
  input: Input<Name>,
) => ReturnType<Handler<Declared[Name]>>;

/** Makes the handlers of writes that need nothing but the database. */
export function inTransaction<Name extends keyof Declared>(
  db: Database,
  writes: { [Each in Name]: Write<Each> },
) {
  const handlers = (Object.entries(writes) as [Name, Write<Name>][]).map(([name, write]) => [
    name,
    (input: Input<Name>, caller: CallerOf<Declared[Name]>) =>
      db.transaction(caller, (trx) => write(trx, caller, input)),
  ]);
  return Object.fromEntries(handlers) as { [Each in Name]: Handler<Declared[Each]> };
}

export type Handlers = { [Name in keyof Declared]: Handler<Declared[Name]> };

export interface HandledOperation {
  name: string;
  entry: Operation & { limit?: LimitName };
  run(input: unknown, caller: ApiCaller, request: Request, response: Response): Promise<object>;
}

export const handle = (handlers: Handlers): HandledOperation[] =>
  Object.entries(operations).map(([name, entry]) => ({
    name,
    entry,
    run: handlers[name as keyof Declared] as HandledOperation['run'],
  }));

export function operationRoutes(operations: HandledOperation[], limits: WriteLimits): Router {
  const routes = Router();
  for (const { entry, run } of operations) {
    const { rest, roles, limit, ignoresSession } = entry;
    if (!rest) continue;
    const body = bodyOf(entry, rest);
    const method = rest.method.toLowerCase() as Lowercase<typeof rest.method>;
    routes[method](
      routePath(rest.path),
      ...(ignoresSession ? [] : [requireRole(...roles)]),
      ...(limit ? limits[limit] : []),
      async (request, response) => {
        const given = pathArguments(entry, rest, request);
        const sent = body && parseInput(body, request.body);
        const input = { ...given, ...(rest.body === undefined ? (sent as object) : { [rest.body]: sent }) };
        const caller = ignoresSession ? visitorOf(request) : callerOf(request);
        const answer = await run(input, caller, request, response);
        const reply = answer instanceof Reply ? answer : new Reply(rest.statuses?.[0] ?? 200, answer);
        response.status(reply.status).json(reply.answer);
      },
    );
  }
  return routes;
}

/** Refuses an unusable id like the id of a missing row. */
function pathArguments(entry: Operation, rest: RestRoute, { params }: Request): Record<string, unknown> {
  const values = argumentsInPath(entry, rest).map((name) => {
    const { success, data } = z.safeParse(entry.input.shape[name]!, params[name]);
    if (!success)
      throw new ApiError(entry.refusals?.find((code) => errorCatalogue[code].status === 404) ?? 'notFound');
    return [name, data];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Answers 405 for other methods of known paths. */
export function refuseOtherMethods(): Router {
  const routes = Router();
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  // `/api/laundromats/my-laundromats` also matches `/api/laundromats/{id}`.
  const exactFirst = paths.toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')));
  for (const path of exactFirst) {
    const served = endpoints.filter((endpoint) => endpoint.path === path);
    const allowed = served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    routes.all(routePath(path), methodNotAllowed(...allowed));
  }
  return routes;
}
