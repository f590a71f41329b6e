import { cp } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder } from './content-hash.ts';

/** Copies the photos of the demo seed into the photo folder of the actions server. */
export async function copyDemoPhotos(hasuraDirectory: string, photosDirectory: string): Promise<void> {
  const source = path.join(hasuraDirectory, 'seeds', 'photos');
  const target = path.join(photosDirectory, 'demo');
  const [sourceHash, targetHash] = await Promise.all([hashFolder(source), hashFolder(target)]);
  if (sourceHash === targetHash) return;
  await cp(source, target, { recursive: true, force: true });
}
