import path from 'node:path';
import type { Env } from '../env.ts';
import { diskStorage } from './storage-disk.ts';
import { s3Storage } from './storage-s3.ts';
import type { Bucket, Storage } from './storage.ts';

type StorageSettings = Pick<
  Env,
  'PHOTOS_DIRECTORY' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

const defaultRegion = 'us-east-1';

export function createStorage(env: StorageSettings): Storage {
  const bucket = bucketOf(env);
  return bucket ? s3Storage(bucket) : diskStorage(env.PHOTOS_DIRECTORY);
}

/**
 * Creates the storage of files that no public address serves: the same bucket, which must not be public, or a folder whose
 * name begins with a dot, which `/photos` ignores.
 */
export function createPrivateStorage(env: StorageSettings): Storage {
  return bucketOf(env) ? createStorage(env) : diskStorage(path.join(env.PHOTOS_DIRECTORY, '.private'));
}

export function bucketOf(env: StorageSettings): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION ?? defaultRegion,
    name: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
