import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import {
  altField,
  editKeyField,
  photoIdField,
  photoLimitMessage,
  photosField,
  photoSizeMessage,
} from '#contract/photos/photos.ts';
import { ApiError } from '../http/api-error.ts';
import { clientKey } from '../http/network-hash.ts';
import { createUserQueue } from './user-queue.ts';

export type UploadForm = Record<'files' | 'alts' | 'ids' | 'editKeys', string[]>;

const textFields = new Map<string, keyof UploadForm>([
  [altField, 'alts'],
  [photoIdField, 'ids'],
  [editKeyField, 'editKeys'],
]);

const largestFieldBytes = 4_000;

/** Forms of a network at a time: a client that sends slowly occupies memory or disk for minutes. */
const mostForms = 10;
const networkQueue = createUserQueue(mostForms - 1, mostForms);

/**
 * Writes a multipart body of at most `cap` photos to the disk, passes it to `use`, and deletes it afterwards. Stops
 * reading at the first error, such as an interrupted upload.
 */
export async function withUploadForm<Result>(
  request: Request,
  cap: number,
  use: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  const parser = multipartParser(request, cap);
  return networkQueue(clientKey(request), async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'lavoir-upload-'));
    try {
      return await use(await receive(request, parser, { directory, cap }));
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
}

function multipartParser(request: IncomingMessage, cap: number): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError('unsupportedBody');
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: photoMaxBytes,
        files: cap,
        fields: 2 * cap,
        fieldSize: largestFieldBytes,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch (cause) {
    throw new ApiError('malformedRequest', { cause });
  }
}

async function receive(
  request: IncomingMessage,
  parser: BusboyInstance,
  { directory, cap }: { directory: string; cap: number },
): Promise<UploadForm> {
  const form: UploadForm = { files: [], alts: [], ids: [], editKeys: [] };
  const writes: Promise<void>[] = [];
  const stopped = new AbortController();

  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('file', (field, stream) => {
      stream.on('error', reject);
      if (field !== photosField) {
        stream.resume();
        reject(unknownField());
        return;
      }
      const tooLarge = { message: photoSizeMessage, errors: { [photosField]: photoSizeMessage } };
      stream.on('limit', () => reject(new ApiError('bodyTooLarge', tooLarge)));
      const file = path.join(directory, String(form.files.length));
      form.files.push(file);
      const written = pipeline(stream, createWriteStream(file), { signal: stopped.signal });
      written.catch(reject);
      writes.push(written);
    });
    parser.on('field', (field, value, _nameCut, valueCut) => {
      const texts = textFields.get(field);
      if (!texts) reject(unknownField());
      else if (valueCut) reject(new ApiError('invalidInput'));
      else form[texts].push(value);
    });
    parser.on('filesLimit', () => reject(photoLimitReached(cap)));
    parser.on('fieldsLimit', () => reject(new ApiError('invalidInput')));
    parser.on('finish', resolve);
    parser.on('error', (cause) => reject(new ApiError('malformedRequest', { cause })));
    const cutOff = () => reject(new ApiError('malformedRequest'));
    request.on('close', () => {
      if (!request.complete) cutOff();
    });
    // A client that disconnected before this point causes no event any more.
    if (request.destroyed) cutOff();
    else request.pipe(parser);
  });

  try {
    await parsed;
    await Promise.all(writes);
    return form;
  } finally {
    request.unpipe(parser);
    stopped.abort();
    await Promise.allSettled(writes);
  }
}

export function photoLimitReached(cap: number): ApiError {
  return new ApiError('photoLimitReached', { message: photoLimitMessage(cap) });
}

function unknownField(): ApiError {
  return new ApiError('invalidInput', {
    message: `Seuls les champs « ${photosField} », « ${altField} » et « ${photoIdField} » sont acceptés.`,
  });
}
