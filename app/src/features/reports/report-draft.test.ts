import { expect, test } from 'vitest';
import { laundromatReasons, type ReportReason } from '#contract/reports/report-reasons.ts';
import { reportForm } from '#contract/reports/reports.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { emptyReport, missingParts } from './report-draft.ts';

const laundromatId = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('the form asks for what the contract asks for, in its words', () => {
  const reasons = [null, ...(Object.keys(laundromatReasons) as ReportReason[])];
  for (const reason of reasons) {
    const draft = { ...emptyReport, reason };
    const parsed = reportForm.safeParse({ ...draft, laundromatId }, { error: frenchIssue });
    expect(missingParts(draft)).toEqual(parsed.success ? {} : fieldErrors(parsed.error));
  }
});
