import {
  needsWords,
  reasonMessage,
  type ReportReason,
  wordsMessage,
} from '#contract/reports/report-reasons.ts';

/** What is reported: a laundromat, or one of its reviews. */
export interface ReportTarget {
  laundromatId: string;
  reviewId?: string;
}

/** A report while it is being written. */
export interface ReportDraft {
  reason: ReportReason | null;
  message: string;
  email: string;
}

export const emptyReport: ReportDraft = { reason: null, message: '', email: '' };

/** What is missing, in the order of the form. The server checks everything again. */
export function missingParts({
  reason,
  message,
}: ReportDraft): Partial<Record<'reason' | 'message', string>> {
  return {
    ...(reason === null && { reason: reasonMessage }),
    ...(reason !== null && needsWords.has(reason) && message.trim() === '' && { message: wordsMessage }),
  };
}
