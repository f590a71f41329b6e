import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { authorHeader, replaceableForMs } from '#contract/author.ts';
import { ApiError } from './api-error.ts';
import { sessionOf } from './session.ts';

/** Refuses what was written for another user than the one who is signed in now. It grants nothing to anybody. */
export const refuseOtherAuthor: RequestHandler = (request, _response, next) => {
  const author = request.get(authorHeader);
  if (author !== undefined && author !== sessionOf(request)?.userId) throw new ApiError('otherAuthor');
  next();
};

/**
 * Tells whether a correction comes from the device that made the id: ids can be read by everybody, the key that one was made
 * from cannot. Ids made without a key belong to nobody.
 */
export function provesAuthor(id: string, editKey: string | undefined): boolean {
  return editKey !== undefined && id === idOfKey(editKey);
}

/** The uuid that a browser makes from this key: the beginning of its hash. */
export function idOfKey(editKey: string): string {
  const bytes = createHash('sha256').update(editKey).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Age from which a stored text can no longer be replaced. */
export function replaceableSince(now = Date.now()): string {
  return new Date(now - replaceableForMs).toISOString();
}

const shownLength = 300;

/** Refuses a correction that comes too late, and shows under `field` the text that stands. */
export function alreadyStored(field: string, stored: string | null): ApiError {
  if (stored === null) return new ApiError('alreadyStored');
  const shown = stored.length > shownLength ? `${stored.slice(0, shownLength)}…` : stored;
  return new ApiError('alreadyStored', {
    errors: { [field]: `Texte enregistré\u00a0: «\u00a0${shown}\u00a0»` },
  });
}
