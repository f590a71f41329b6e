import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';

const id = rowId();
const slug = z.string().regex(/^[a-z0-9-]{1,300}$/);

/** Returns the id, or throws `laundromatNotFound` for what cannot be one. */
export const laundromatKey = (text: unknown) => orNotFound(id, text);
export const laundromatSlug = (text: unknown) => orNotFound(slug, text);

function orNotFound(key: z.ZodType<string>, text: unknown): string {
  const parsed = key.safeParse(text);
  if (!parsed.success) throw new ApiError('laundromatNotFound');
  return parsed.data;
}
