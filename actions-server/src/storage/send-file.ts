import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../http/api-error.ts';
import type { OpenedFile, Storage } from './storage.ts';

/** Opens a file; throws `unavailable` when the storage does not answer. */
export function openFile(storage: Storage, name: string): Promise<OpenedFile | undefined> {
  return storage.open(name).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
}

/** Sends an opened file; an answer to HEAD has no body. */
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
