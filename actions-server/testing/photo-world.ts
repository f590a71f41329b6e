import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import sharp from 'sharp';
import type { Env } from '../src/env.ts';
import { createApp } from '../src/app.ts';
import { openWorld, type Person } from './world.ts';

export type PhotoWorld = Awaited<ReturnType<typeof openPhotoWorld>>;

/** A world whose photos lie in a folder of its own. */
export async function openPhotoWorld() {
  const directory = await mkdtemp(path.join(tmpdir(), 'lavoir-photo-test-'));
  const world = await openWorld({ PHOTOS_DIRECTORY: directory });
  return {
    ...world,
    directory,
    appWith: (changes: Partial<Env>) => createApp({ ...world.env, ...changes }),
    /** Names in the folder of photos. */
    files: () => readdir(directory),
    async addTieredLaundromat(owner: Person, tier: 'free' | 'premium' | 'featured', active = true) {
      const id = await world.addLaundromat({ owner, active });
      await world.sql.query('update laundromats set is_premium = $2, is_featured = $3 where id = $1', [
        id,
        tier !== 'free',
        tier === 'featured',
      ]);
      return id;
    },
    /** Sends these files; finish it with `await`, or add fields and further files first. */
    upload(person: Person, laundromatId: string, files: Buffer[] = [], app = world.app) {
      const sent = request(app).post(`/api/laundromats/${laundromatId}/photos`);
      if (person.cookie) sent.set('Cookie', person.cookie);
      for (const [index, file] of files.entries()) sent.attach('photos', file, `photo-${index}.jpg`);
      return sent;
    },
    async close() {
      await world.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export function picture(colour = '#3366cc', width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
