import type { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  storedAt: Date;
}

export interface OpenedFile {
  content: Readable;
  size?: number;
}

/**
 * Flat storage for our files, on disk or in a bucket. The server chooses the names. A file never changes under its name,
 * except the index of the open data. Removing a missing file is not an error.
 */
export interface Storage {
  /** Stores the whole file or nothing; once resolved, the file survives a crash. A blob of a file is read in parts. */
  store(name: string, content: Uint8Array | Blob, type: string): Promise<void>;
  /** Resolves to undefined for a missing file. */
  open(name: string): Promise<OpenedFile | undefined>;
  remove(name: string): Promise<void>;
  /** All files, those left by an interrupted `store` included. */
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
