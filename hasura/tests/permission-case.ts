import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasuraRoles, type HasuraRole } from '../../contract/account/roles.ts';
import { parse } from 'yaml';
import { z } from 'zod';

export const datasetUsers: Record<HasuraRole, string | undefined> = {
  anonymous: undefined,
  client: 'e0000000-0000-4000-8000-0000000000c1',
  owner: 'e0000000-0000-4000-8000-0000000000a1',
  site_admin: 'e0000000-0000-4000-8000-0000000000ad',
};

const permissionCase = z.strictObject({
  description: z.string(),
  role: z.enum(hasuraRoles),
  user: z.uuid().optional(),
  /** The session was opened before the account was disabled or demoted, and still carries the role above. */
  stale: z.literal(true).optional(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
  response: z.union([
    z.strictObject({ data: z.unknown() }),
    z.strictObject({ errors: z.array(z.unknown()) }),
  ]),
});
export type PermissionCase = z.infer<typeof permissionCase>;

const casesDirectory = join(import.meta.dirname, 'permissions');

export const permissionCases = new Map<string, Map<string, PermissionCase>>(
  readdirSync(casesDirectory)
    .sort()
    .map((file) => {
      const cases = parse(readFileSync(join(casesDirectory, file), 'utf8')) as Record<string, unknown>;
      const read = Object.entries(cases).map(([name, rule]) => [name, permissionCase.parse(rule)] as const);
      return [basename(file, '.yaml'), new Map(read)];
    }),
);
