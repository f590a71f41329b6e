import type { z } from 'zod';
import type { ErrorCode } from '#contract/http/errors.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { ApiError } from './api-error.ts';

/** Reads an id from a path; an unusable one is refused like one that does not exist. */
export function pathId(text: unknown, refusal: ErrorCode): string {
  const { data } = rowId().safeParse(text);
  if (data === undefined) throw new ApiError(refusal);
  return data;
}

/**
 * Parses input, or throws an error with a French message per field. When all fields have the same message, it is also
 * the message of the answer, which forms show as it is.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input, { error: frenchIssue });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  const messages = new Set(Object.values(errors));
  throw new ApiError('invalidInput', { errors, message: messages.size === 1 ? [...messages][0] : undefined });
}
