import { z } from 'zod';
import { clientMadeId, optionalEmail, optionalLines } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import {
  laundromatReasons,
  needsWords,
  reasonMessage,
  reportReasons,
  reviewReasons,
  wordsMessage,
  type ReportReason,
} from './report-reasons.ts';

export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportForm = z
  .object({
    id: clientMadeId,
    laundromatId: rowId(),
    reviewId: rowId().nullish(),
    reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], reasonMessage),
    message: optionalLines(2_000),
    email: optionalEmail,
  })
  .refine(({ reviewId, reason }) => reason in (reviewId ? reviewReasons : laundromatReasons), {
    path: ['reason'],
    error: reasonMessage,
  })
  .refine(({ reason, message }) => message || !needsWords.has(reason), {
    path: ['message'],
    error: wordsMessage,
  });
export type ReportForm = z.infer<typeof reportForm>;
