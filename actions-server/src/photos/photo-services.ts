import type { Database } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { Logger } from '../telemetry/logger.ts';

export interface PhotoServices {
  db: Database;
  storage: Storage;
  logger: Logger;
}
