import type { RequestHandler } from 'express';
import { z } from 'zod';
import { reportForm } from '#contract/reports/reports.ts';
import { hasuraAction } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { sendReport } from './send-report.ts';

export function reportActions(hasura: Hasura, limits: RequestHandler[]) {
  return {
    reportContent: hasuraAction(z.object({ report: reportForm }), limits, ({ report }, caller) =>
      sendReport(hasura, caller, report),
    ),
  };
}
