import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openDataIndex, type OpenDataIndex } from '#contract/open-data/open-data-index.ts';
import {
  openDataFiles,
  openDataLicence,
  openDataPath,
  type OpenDataFile,
} from '#contract/open-data/open-data.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { openFile, type Storage } from '../storage/storage.ts';
import { madeNames, madeTypes, makeFiles } from './make-files.ts';

export interface OpenDataServices {
  hasura: Hasura;
  storage: Storage;
  publicUrl: string;
}

type SystemCallers = () => SystemCaller;

export type OpenData = ReturnType<typeof createOpenData>;

/** The only file whose content changes under the same name; the names of all others are hashes of their content. */
const indexName = 'open-data.json';
const prefix = 'open-data-';
const storedName = ({ sha256 }: { sha256: string }, isCompressed: boolean) =>
  `${prefix}${sha256}${isCompressed ? '.gz' : ''}`;

const indexMs = 60_000;
/** A younger file may belong to a run whose index is not stored yet. */
const youngMs = 3_600_000;

export function createOpenData(services: OpenDataServices) {
  const { storage } = services;
  let shown: { index: OpenDataIndex; readAt: number } | undefined;
  let running: Promise<OpenDataIndex> | undefined;

  /** Makes all files, then shows them at once. A second call while this runs waits for the same result. */
  const make = (system: SystemCallers) =>
    (running ??= makeAndShow(system).finally(() => {
      running = undefined;
    }));

  async function makeAndShow(system: SystemCallers): Promise<OpenDataIndex> {
    const made = await storeFiles(services, system);
    await storage.store(indexName, Buffer.from(JSON.stringify(made)), 'application/json');
    shown = { index: made, readAt: Date.now() };
    await removeOldFiles(storage, made);
    return made;
  }

  async function index(system: SystemCallers): Promise<OpenDataIndex> {
    if (shown && shown.readAt > Date.now() - indexMs) return shown.index;
    const stored = await readIndex(storage);
    if (!stored) return make(system);
    shown = { index: stored, readAt: Date.now() };
    return stored;
  }

  return {
    make,
    index,
    async open(name: OpenDataFile, isCompressed: boolean, system: SystemCallers) {
      // Another server may have removed the files of the index in memory, or even those of the stored one.
      for (const indexNow of [index, index, make]) {
        const opened = await openOf(storage, await indexNow(system), name, isCompressed);
        if (opened) return opened;
        shown = undefined;
      }
      throw new ApiError('unavailable');
    },
  };
}

async function storeFiles({ hasura, storage, publicUrl }: OpenDataServices, system: SystemCallers) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-open-data-'));
  try {
    const { changedAt, counts } = await makeFiles(folder, { hasura, system, origin: publicUrl });
    const files: OpenDataIndex['files'] = [];
    for (const name of madeNames) {
      const file = openDataFiles[name];
      const type = madeTypes[name];
      const stored = await storeFile(storage, path.join(folder, file), type);
      const rows = name === 'differences' ? counts.differences : counts.laundromats;
      files.push({ name: file, url: publicUrl + openDataPath(file), type, rows, ...stored });
    }
    const { name: licence, url: licenceUrl, attribution } = openDataLicence;
    const index: OpenDataIndex = {
      generatedAt: new Date().toISOString(),
      changedAt,
      licence,
      licenceUrl,
      attribution,
      counts,
      files,
      schema: publicUrl + openDataPath(openDataFiles.geojsonSchema),
    };
    return index;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores a file as it is and compressed. */
async function storeFile(storage: Storage, file: string, type: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`));
  const content = await openAsBlob(file);
  const stored = { bytes: content.size, sha256: hash.digest('hex') };
  await storage.store(storedName(stored, false), content, type);
  await storage.store(storedName(stored, true), await openAsBlob(`${file}.gz`), 'application/gzip');
  return stored;
}

async function removeOldFiles(storage: Storage, { files }: OpenDataIndex): Promise<void> {
  const current = new Set(files.flatMap((file) => [storedName(file, false), storedName(file, true)]));
  for await (const { name, storedAt } of storage.files()) {
    const isOurs = name.startsWith(prefix) || name.startsWith(`.${prefix}`);
    if (isOurs && !current.has(name) && storedAt.getTime() < Date.now() - youngMs) await storage.remove(name);
  }
}

async function readIndex(storage: Storage): Promise<OpenDataIndex | undefined> {
  const file = await openFile(storage, indexName);
  if (!file) return undefined;
  return openDataIndex.safeParse(jsonOf(await text(file.content))).data;
}

async function openOf(storage: Storage, { files }: OpenDataIndex, name: OpenDataFile, isCompressed: boolean) {
  const entry = files.find((file) => file.name === name);
  if (!entry) return undefined;
  const file = await openFile(storage, storedName(entry, isCompressed));
  return file && { entry, ...file };
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
