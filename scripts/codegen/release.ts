import { parse, print } from 'graphql';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { endpoints } from '#contract/http/endpoints.ts';
import { allowedOperations } from '../../local-stack/allowed-operations.ts';
import { hashMigrations } from '../../local-stack/applied.ts';
import { backUp } from '../../local-stack/backup/backup.ts';
import { prepareDatabase } from '../../local-stack/database.ts';
import { hasuraFolder, projectFolder } from '../../local-stack/project-folder.ts';
import { isEarlier, withRoles } from '../schema/allowed-documents.ts';
import {
  documentHash,
  folderOf,
  readReleases,
  readTexts,
  supportedReleases,
  textsFile,
  type Release,
} from '../schema/releases.ts';
import { builtSchemas, readRoleSchemas } from '../schema/role-schemas.ts';
import { withPostgres } from '../schema/temporary-database.ts';

// Records the version of package.json as a release: npm run codegen -- release. docs/versions.md explains why.
const { version } = JSON.parse(await readFile(path.join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const releases = readReleases();
if (releases.some((release) => release.version === version)) {
  console.error(
    `${version} is recorded: raise the version in package.json, or delete releases/${version}/release.json if it is installed nowhere.`,
  );
  process.exit(1);
}

const folder = folderOf(version);
const written = JSON.parse(await readFile(path.join(folder, 'written.json'), 'utf8')) as { bodies: object };
const missing = endpoints
  .filter(({ body, bodyType }) => body && !bodyType)
  .map(({ method, path: pattern }) => `${method} ${pattern}`)
  .filter((endpoint) => !(endpoint in written.bodies));
if (missing.length > 0) {
  console.error(`releases/${version}/written.json lacks a body of ${missing.join(', ')}.`);
  process.exit(1);
}

const schemas = await withPostgres(async (postgres, temporary) => {
  const photosDirectory = path.join(temporary, 'photos');
  await mkdir(photosDirectory);
  const log = (message: string) => console.log(`· ${message}`);
  const databaseUrl = await prepareDatabase({ postgres, hasuraDirectory: hasuraFolder, demo: true, log });
  // The communes are left out: a migration inserts them, and they are ten times as large as all other rows.
  const without = ['french_cities', 'place_names'];
  const database = path.join(temporary, 'database');
  await backUp({ databaseUrl, photosDirectory, hasuraDirectory: hasuraFolder }, database, { without });
  const archive = path.join(folder, 'database.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', database, 'manifest.json', 'tables']);
  return builtSchemas(await readRoleSchemas(databaseUrl));
});

const allowed = allowedOperations().filter(({ name }) => !isEarlier(name));
const documents = withRoles(
  allowed.map(({ name, query }) => ({ name, document: parse(query) })),
  schemas,
);
const release: Release = {
  version,
  date: new Date().toISOString().slice(0, 10),
  migrations: await hashMigrations(hasuraFolder),
  documents: Object.fromEntries(
    documents.map((document) => [
      document.name,
      { hash: documentHash(document), roles: [...document.roles] },
    ]),
  ),
};
const stored = {
  ...readTexts(),
  ...Object.fromEntries(documents.map((each) => [documentHash(each), print(each.document)])),
};
const needed = supportedReleases([...releases, release]).flatMap((each) => Object.values(each.documents));
const texts = Object.fromEntries(needed.map(({ hash }) => [hash, stored[hash]]));
await writeFile(textsFile, gzipSync(JSON.stringify(texts), { level: 9 }));
await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
console.log(`recorded ${version} in releases/${version}`);
