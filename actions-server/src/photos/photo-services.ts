import type { Logger } from '../platform/logger.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Storage } from '../platform/storage.ts';

/** Services used by the photo routes. */
export interface PhotoServices {
  hasura: Hasura;
  storage: Storage;
  limits: RateLimits;
  logger: Logger;
}
