import type { RequestHandler } from 'express';
import { authorHeader } from '#contract/author.ts';
import { ApiError } from './api-error.ts';
import { sessionOf } from './session.ts';

/** Refuses what was written for another user than the one who is signed in now. It grants nothing to anybody. */
export const refuseOtherAuthor: RequestHandler = (request, _response, next) => {
  const author = request.get(authorHeader);
  if (author !== undefined && author !== sessionOf(request)?.userId) throw new ApiError('otherAuthor');
  next();
};
