import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../http/api-error.ts';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

export interface OpenedFile {
  content: Readable;
  size?: number;
}

/**
 * Flat storage for our files, on disk or in a bucket. A file never changes under its name, except the index of the open
 * data. Removing a missing file is not an error.
 */
export interface Storage {
  /** Stores the whole file or nothing; once resolved, the file survives a crash. A blob of a file is read in parts. */
  store(name: string, content: Uint8Array | Blob, type: string): Promise<void>;
  /** Resolves to undefined for a missing file. */
  open(name: string): Promise<OpenedFile | undefined>;
  remove(name: string): Promise<void>;
  files(): AsyncIterable<StoredFile>;
}

export interface Bucket {
  /** Address of the service; the bucket's name follows in the path. */
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Age below which a file may belong to an upload whose row is not stored yet. */
const youngMs = 24 * 3_600_000;
const batchSize = 500;

/** Yields old files that no row names. `orphansAmong` gets some names at a time and returns those without a row. */
export async function* orphanFiles(
  storage: Pick<Storage, 'files'>,
  isOurs: (name: string) => boolean,
  orphansAmong: (names: string[]) => Promise<string[]>,
): AsyncGenerator<string> {
  let batch: string[] = [];
  for await (const { name, storedAt } of storage.files()) {
    if (!isOurs(name) || storedAt.getTime() > Date.now() - youngMs) continue;
    batch.push(name);
    if (batch.length < batchSize) continue;
    yield* await orphansAmong(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await orphansAmong(batch);
}

export function openFile(storage: Storage, name: string): Promise<OpenedFile | undefined> {
  return storage.open(name).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
}

export async function sendFile({ method }: Request, response: Response, file: OpenedFile): Promise<void> {
  const { content, size } = file;
  if (size !== undefined) response.setHeader('Content-Length', size);
  if (method === 'HEAD') {
    content.destroy();
    response.end();
    return;
  }
  // A disconnected client is not a fault, and after the first byte no error can be sent.
  await pipeline(content, response).catch(() => response.destroy());
}
