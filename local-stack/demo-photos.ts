import { cp } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder } from './content-hash.ts';

/** Puts the pictures that the demo seed names where the actions server serves photos from. */
export async function copyDemoPhotos(hasuraDirectory: string, photosDirectory: string): Promise<void> {
  const source = path.join(hasuraDirectory, 'seeds', 'photos');
  const target = path.join(photosDirectory, 'demo');
  const [wanted, present] = await Promise.all([hashFolder(source), hashFolder(target)]);
  if (wanted === present) return;
  await cp(source, target, { recursive: true, force: true });
}
