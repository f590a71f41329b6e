import type { RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { authorHeader, replaceableForMs } from '#contract/account/roles.ts';
import { ApiError } from '../http/api-error.ts';
import { sessionOf } from './session.ts';

/** Refuses a request of an outbox when its author is not the one who is signed in. */
export const refuseOtherAuthor: RequestHandler = (request, _response, next) => {
  const author = request.get(authorHeader);
  if (author !== undefined && author !== sessionOf(request)?.userId) throw new ApiError('otherAuthor');
  next();
};

/** Ids are public; the key from which one was made is not. An id made without a key proves nothing. */
export function provesAuthor(id: string, editKey: string | undefined): boolean {
  return editKey !== undefined && id === idOfKey(editKey);
}

/** Returns the id that the app derives from a key: the first bytes of its hash, as a UUID. */
export function idOfKey(editKey: string): string {
  const bytes = createHash('sha256').update(editKey).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A text that was written after this time can still be replaced by its author. */
export function replaceableSince(): Date {
  return new Date(Date.now() - replaceableForMs);
}

const shownLength = 300;

/** The refusal of a text that replaces nothing: it shows what was stored under the same id. */
export function alreadyStored(field: string, stored: string): ApiError {
  const shown = stored.length > shownLength ? `${stored.slice(0, shownLength)}…` : stored;
  return new ApiError('alreadyStored', {
    errors: { [field]: `Texte enregistré\u00a0: «\u00a0${shown}\u00a0»` },
  });
}
