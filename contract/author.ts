/**
 * Names the user on whose behalf a request was written. An outbox may send it much later, when somebody else is signed
 * in: the server then refuses it instead of storing it under the wrong name.
 */
export const authorHeader = 'X-Lavoir-Author';

/** How long after it was stored a review or a message may be replaced by its author's correction. */
export const replaceableForMs = 60 * 60_000;
