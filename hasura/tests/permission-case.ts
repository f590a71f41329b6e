import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasuraRoles } from '#contract/account/roles.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** One rule: who asks what, and the exact answer. */
const permissionCase = z.strictObject({
  description: z.string(),
  role: z.enum(hasuraRoles),
  /** The signed-in user, by the id that dataset.sql gives; anonymous has none. */
  user: z.uuid().optional(),
  /** The session is older than what happened to the account: it still says the role above. */
  stale: z.literal(true).optional(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  response: z.union([z.strictObject({ data: z.unknown() }), z.strictObject({ errors: z.array(z.unknown()) })]),
});
export type PermissionCase = z.infer<typeof permissionCase>;

export const casesDirectory = join(import.meta.dirname, 'permissions');

/** The folders of cases: one per table, and one for functions. */
export const caseFolders = readdirSync(casesDirectory).sort();

export function readCases(folder: string): { file: string; rule: PermissionCase }[] {
  return readdirSync(join(casesDirectory, folder))
    .sort()
    .map((file) => ({ file, rule: permissionCase.parse(parse(readFileSync(join(casesDirectory, folder, file), 'utf8'))) }));
}
