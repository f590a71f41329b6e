import { z } from 'zod';
import { everybody } from '../http/endpoint.ts';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { reportForm, reportStates } from './reports.ts';

const report = reportForm.register(graphqlTypes, {
  name: 'ReportInput',
  description:
    'The caller may set the id, so that a report sent twice is stored once. Without a review, it concerns the laundromat.',
});

export const reportOperations = {
  reportContent: {
    roles: everybody,
    limit: 'reports',
    input: z.object({ report }),
    refusals: ['laundromatNotFound', 'reviewNotFound', 'conflict'],
    action: {
      summary: 'Reports a laundromat or a review to the administrators.',
      answer: z.object({ id: rowId() }).register(graphqlTypes, { name: 'SentReport' }),
    },
  },
  decideReports: {
    roles: ['site_admin'],
    input: z.object({ ids: z.array(rowId()).min(1).max(100), state: z.enum(reportStates) }),
    refusals: ['notFound'],
    action: {
      summary: 'Upholds, dismisses or reopens reports: all of them, or none.',
      answer: z.object({ reportCount: z.int() }).register(graphqlTypes, { name: 'DecidedReports' }),
    },
  },
} as const satisfies Operations;
