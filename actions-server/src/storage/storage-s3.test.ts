import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createStorage } from './create-storage.ts';

async function storageInBucket() {
  const bucket = await startFakeBucket('photos-of-test');
  onTestFinished(() => bucket.stop());
  return { bucket, storage: createStorage(testEnv(bucket.settings)) };
}

test('what is stored can be read and removed, and keeps its type', async () => {
  const { bucket, storage } = await storageInBucket();
  await storage.store('a.webp', Buffer.from('photo'), 'image/webp');
  expect(bucket.files.get('a.webp')).toMatchObject({ type: 'image/webp', content: Buffer.from('photo') });
  const file = await storage.open('a.webp');
  expect([file?.size, await text(file!.content)]).toEqual([5, 'photo']);
  await storage.remove('a.webp');
  expect(await storage.open('a.webp')).toBeUndefined();
});

test('removing a missing file is no error', async () => {
  const { storage } = await storageInBucket();
  await expect(storage.remove('a.webp')).resolves.toBeUndefined();
});

test('all files are listed, page by page', async () => {
  const { storage } = await storageInBucket();
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await storage.store(`${name}.webp`, Buffer.from('x'), 'image/webp');
  const names: string[] = [];
  for await (const { name, storedAt } of storage.files()) {
    names.push(name);
    expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  }
  expect(names).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp']);
});

test('a bucket that refuses or does not exist is an error without secrets', async () => {
  const { bucket, storage } = await storageInBucket();
  const elsewhere = createStorage(testEnv({ ...bucket.settings, S3_BUCKET: 'missing' }));
  await expect(elsewhere.store('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('does not exist');
  bucket.state.broken = true;
  await expect(storage.store('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    /^the bucket answered PUT with status 403$/,
  );
  await expect(storage.open('a.webp')).rejects.toThrow('403');
});
