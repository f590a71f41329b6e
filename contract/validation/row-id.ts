import { z } from 'zod';

/**
 * The id of a row, in the one spelling that Postgres prints. Limits, hashes and caches compare the text, so an id is
 * parsed with this alone; lint refuses zod's own schemas.
 */
export const rowId = (message?: string) => z.guid(message).toLowerCase();
