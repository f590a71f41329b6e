import { Router, type Request } from 'express';
import { z } from 'zod';
import { parseInput } from '../http/validation.ts';
import { systemCallerOf, type SystemCaller } from '../session/caller.ts';

export interface RowChange<Row> {
  /** Id of the event, the same at every delivery. */
  eventId: string;
  isFromSite: boolean;
  /** True for a change that an administrator made on the dashboard, such as restoring a deleted row. */
  isFromAdministrator: boolean;
  old: Row | null;
  new: Row | null;
}

type HasuraEvent = (body: unknown, system: SystemCaller) => Promise<void>;

/** Handler of one event trigger. It is called at least once per change, so it must be idempotent. */
export function hasuraEvent<Row extends z.ZodType>(
  row: Row,
  handle: (change: RowChange<z.infer<Row>>, system: SystemCaller) => Promise<void>,
): HasuraEvent {
  const rowOrNothing = row.nullable();
  return async (body, system) => {
    const { id, event } = parseInput(delivery, body);
    const old = parseInput(rowOrNothing, event.data.old);
    const isFromSite = event.session_variables != null;
    const isFromAdministrator = event.session_variables?.['x-hasura-role'] === 'site_admin';
    const change = { eventId: id, isFromSite, isFromAdministrator, old };
    return handle({ ...change, new: parseInput(rowOrNothing, event.data.new) }, system);
  };
}

const delivery = z.object({
  id: z.string().min(1),
  event: z.object({
    session_variables: z.record(z.string(), z.string()).nullish(),
    data: z.object({ old: z.unknown(), new: z.unknown() }),
  }),
});

/** Job of a cron trigger; like an event, it may run twice. */
export type CronJob = (system: SystemCaller) => Promise<void>;

export function eventRoutes(events: Record<string, HasuraEvent>): Router {
  return hookRoutes(events, (handle, request) => handle(request.body, systemCallerOf(request)));
}

/** Hasura waits 60 seconds for a job. Its statements may take 50. */
const jobTimeoutMs = 55_000;

export function cronRoutes(jobs: Record<string, CronJob>): Router {
  return hookRoutes(jobs, (job, request) => job(systemCallerOf(request, jobTimeoutMs)));
}

function hookRoutes<Hook>(hooks: Record<string, Hook>, run: (hook: Hook, request: Request) => Promise<void>) {
  const routes = Router();
  for (const [name, hook] of Object.entries(hooks)) {
    routes.post(`/${name}`, async (request, response) => {
      await run(hook, request);
      response.status(204).end();
    });
  }
  return routes;
}
