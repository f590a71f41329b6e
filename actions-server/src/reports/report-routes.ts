import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { reportForm } from '#contract/reports.ts';
import { callerOf } from '../platform/caller.ts';
import { methodNotAllowed } from '../platform/error-answer.ts';
import { hasuraAction } from '../platform/hasura-action.ts';
import type { Hasura } from '../platform/hasura.ts';
import { parseInput } from '../platform/validation.ts';
import { sendReport } from './send-report.ts';

/** `/api/reports` */
export function reportRoutes(hasura: Hasura, limits: RequestHandler[]): Router {
  const routes = Router();
  routes
    .route('/')
    .post(...limits, async (request, response) => {
      const form = parseInput(reportForm, request.body);
      const { id, isNew } = await sendReport(hasura, callerOf(request), form);
      response.status(isNew ? 201 : 200).json({ id });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}

/** The same function as a Hasura action. */
export function reportActions(hasura: Hasura, limits: RequestHandler[]) {
  return {
    reportContent: hasuraAction(z.object({ report: reportForm }), limits, async (input, caller) => {
      const { id } = await sendReport(hasura, caller, input.report);
      return { id };
    }),
  };
}
