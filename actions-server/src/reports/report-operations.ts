import { reportOperations as entries } from '#contract/reports/operations.ts';
import { handle } from '../http/operation.ts';
import { decideReports } from './decide-reports.ts';
import { sendReport, type ReportServices } from './send-report.ts';

export const reportOperations = (services: ReportServices) =>
  handle(entries, {
    reportContent: ({ report }, caller) => sendReport(services, caller, report),
    decideReports: (input, administrator) => decideReports(services.db, administrator, input),
  });
