import type { Logger } from '../telemetry/logger.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Storage } from '../storage/storage.ts';

/** Services used by the photo routes. */
export interface PhotoServices {
  hasura: Hasura;
  storage: Storage;
  limits: RateLimits;
  logger: Logger;
}
