import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { expect } from 'vitest';
import { setUpServer, type Person } from './server-setup.ts';

export type PhotoSetup = Awaited<ReturnType<typeof setUpPhotos>>;

export async function setUpPhotos(others: Parameters<typeof setUpServer>[0] = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 'lavoir-photo-test-'));
  const setup = await setUpServer({ ...others, PHOTOS_DIRECTORY: directory });
  const files = () => readdir(directory);
  const photoCount = (laundromatId: string) => setup.count('photos', 'laundromat_id = $1', laundromatId);
  return {
    ...setup,
    directory,
    files,
    photoCount,
    async expectNothingNew(laundromatId: string, send: () => PromiseLike<unknown>) {
      const before = [await photoCount(laundromatId), await files()];
      await send();
      expect([await photoCount(laundromatId), await files()]).toEqual(before);
    },
    async purgeFiles() {
      const old = new Date(Date.now() - 25 * 3_600_000);
      for (const name of await files()) await utimes(path.join(directory, name), old, old);
      const { status } = await request(setup.app)
        .post('/cron/purge_photos')
        .set('x-hook-secret', setup.env.HOOK_SECRET);
      expect(status).toBe(204);
    },
    async addTieredLaundromat(owner: Person, tier: 'free' | 'premium' | 'featured', active = true) {
      const id = await setup.addLaundromat({ owner, active });
      await setup.sql.query('update laundromats set is_premium = $2, is_featured = $3 where id = $1', [
        id,
        tier !== 'free',
        tier === 'featured',
      ]);
      return id;
    },
    upload(person: Person, laundromatId: string, files: Buffer[] = [], app = setup.app) {
      const sent = request(app).post(`/api/laundromats/${laundromatId}/photos`);
      if (person.cookie) sent.set('Cookie', person.cookie);
      for (const [index, file] of files.entries()) sent.attach('photos', file, `photo-${index}.jpg`);
      return sent;
    },
    async close() {
      await setup.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export function picture(colour = '#3366cc', width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
