import type { Hasura } from '../hasura/hasura.ts';
import type { Storage } from '../storage/storage.ts';
import type { Logger } from '../telemetry/logger.ts';

export interface PhotoServices {
  hasura: Hasura;
  storage: Storage;
  logger: Logger;
}
