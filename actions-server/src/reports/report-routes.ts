import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { reportForm } from '#contract/reports/reports.ts';
import { callerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import { hasuraAction } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
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
