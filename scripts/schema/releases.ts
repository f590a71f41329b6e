import { getOperationAST, parse, print, type DocumentNode } from 'graphql';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { hasuraRoles } from '#contract/account/roles.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';
import type { RoleDocument } from './allowed-documents.ts';

const releasesFolder = path.join(projectFolder, 'releases');
export const textsFile = path.join(releasesFolder, 'documents.json.gz');

const releaseRecord = z.object({
  version: z.string(),
  date: z.iso.date(),
  migrations: z.record(z.string(), z.string()),
  documents: z.record(z.string(), z.object({ hash: z.string(), roles: z.array(z.enum(hasuraRoles)) })),
});
export type Release = z.infer<typeof releaseRecord>;

export const folderOf = (version: string) => path.join(releasesFolder, version);

export function readReleases(): Release[] {
  return readdirSync(releasesFolder)
    .map((name) => path.join(releasesFolder, name, 'release.json'))
    .filter((file) => existsSync(file))
    .map((file) => releaseRecord.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

export function readTexts(): Record<string, string> {
  if (!existsSync(textsFile)) return {};
  return JSON.parse(gunzipSync(readFileSync(textsFile)).toString()) as Record<string, string>;
}

export function documentHash({ document }: Pick<RoleDocument, 'document'>): string {
  return createHash('sha256').update(print(document)).digest('hex').slice(0, 16);
}

const supportedDays = 90;

/**
 * Returns the newest release, the one it replaces, and those replaced less than 90 days before the newest one: apps
 * that stay open or offline update late.
 */
export function supportedReleases(releases: Release[]): Release[] {
  const newest = releases.at(-1);
  if (!newest) return [];
  const end = Date.parse(newest.date) - supportedDays * 86_400_000;
  return releases.filter((_, index) => Date.parse(releases[index + 1]?.date ?? newest.date) >= end);
}

const isWriteOfAdministrators = (document: DocumentNode, roles: readonly string[]) =>
  roles.every((role) => role === 'site_admin') && getOperationAST(document)?.operation === 'mutation';

/** Returns the documents of these releases that differ from the current ones, without the writes of administrators. */
export function earlierDocuments(
  releases: Release[],
  texts: Record<string, string>,
  present: RoleDocument[],
): RoleDocument[] {
  const keyOf = (hash: string, roles: readonly string[]) => [hash, ...roles].join(' ');
  const known = new Set(present.map((each) => keyOf(documentHash(each), each.roles)));
  return releases.flatMap(({ version, documents }) =>
    Object.entries(documents).flatMap(([name, { hash, roles }]) => {
      const key = keyOf(hash, roles);
      if (known.has(key)) return [];
      known.add(key);
      const document = parse(texts[hash]!, { noLocation: true });
      if (isWriteOfAdministrators(document, roles)) return [];
      return [{ name: `${name}@${version}`, document, roles }];
    }),
  );
}
