import { reportOperations as entries } from '#contract/reports/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { handle } from '../http/operation.ts';
import { sendReport } from './send-report.ts';

export const reportOperations = (hasura: Hasura) =>
  handle(entries, { reportContent: ({ report }, caller) => sendReport(hasura, caller, report) });
