import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { reasonMessage, wordsMessage } from './report-reasons.ts';
import { reportForm } from './reports.ts';

const refusal = (input: unknown) => {
  const parsed = reportForm.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const report = { laundromatId: randomUUID(), reason: 'closed' };
const reviewId = randomUUID();

test('a reason is one of those that fit what is reported', () => {
  expect(refusal(report)).toEqual({});
  expect(refusal({ ...report, reviewId, reason: 'fake' })).toEqual({});
  for (const misfit of [{ reviewId }, { reason: 'fake' }, { reason: 'boring' }])
    expect(refusal({ ...report, ...misfit })).toEqual({ reason: reasonMessage });
});

test('what is unlawful or another matter has to be explained', () => {
  for (const reason of ['illegal', 'other']) {
    expect(refusal({ ...report, reason, message: '  ' })).toEqual({ message: wordsMessage });
    expect(refusal({ ...report, reason, message: 'Photo de ma fille.' })).toEqual({});
  }
});
