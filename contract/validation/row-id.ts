import { z } from 'zod';

/** An id in the spelling of Postgres: limits, hashes and caches compare its text. Lint refuses zod's own schemas. */
export const rowId = (message?: string) => z.guid(message).toLowerCase();
