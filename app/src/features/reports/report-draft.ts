import type { z } from 'zod';
import type { reportForm } from '#contract/reports/reports.ts';

/** The reported laundromat, or one of its reviews. */
export interface ReportTarget {
  laundromatId: string;
  reviewId?: string;
}

/** A report that is being written. */
export type ReportDraft = Partial<z.input<typeof reportForm>>;

export const emptyReport: ReportDraft = { message: '', email: '' };
