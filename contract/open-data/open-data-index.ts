import { z } from 'zod';
import { openDataFiles } from './open-data.ts';

const openDataEntry = z.object({
  name: z.enum(openDataFiles),
  url: z.string(),
  type: z.string(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});
export type OpenDataEntry = z.infer<typeof openDataEntry>;

export const openDataIndex = z.object({
  generatedAt: z.string(),
  changedAt: z.string().nullable(),
  licence: z.string(),
  licenceUrl: z.string(),
  attribution: z.string(),
  counts: z.object({ laundromats: z.number(), differences: z.number() }),
  files: z.array(openDataEntry),
  schema: z.string(),
});
export type OpenDataIndex = z.infer<typeof openDataIndex>;
