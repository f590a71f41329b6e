import type { Storage } from '../platform/storage.ts';
import { photoVariant, photoWidths, type PhotoWidth } from '#contract/shown-photo.ts';

const folder = '/photos/';
/** Our files, whole or left unfinished by an interrupted upload. The demo's pictures are named otherwise. */
const fileName = /^\.?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?\.webp(?:\.part)?$/;

/** What `photos.url` holds for the photo of this id. */
export const photoUrl = (id: string) => `${folder}${id}.webp`;

/** Name of one width of a photo in the storage. */
export const photoFileName = (id: string, width: PhotoWidth) =>
  photoVariant(photoUrl(id), width).slice(folder.length);

/** All names under which a photo is stored; none for a picture that the storage does not hold, like the demo's. */
export function photoFileNames(url: string): string[] {
  const id = url.startsWith(folder) ? photoIdOf(url.slice(folder.length)) : undefined;
  return id === undefined || url !== photoUrl(id) ? [] : photoWidths.map((width) => photoFileName(id, width));
}

/** Takes a photo's files off the storage; those that are gone already are fine. */
export async function removePhotoFiles(storage: Storage, url: string): Promise<void> {
  for (const name of photoFileNames(url)) await storage.remove(name);
}

/** The photo that a file in the storage belongs to; undefined for a file that is not ours. */
export function photoIdOf(name: string): string | undefined {
  return fileName.exec(name)?.[1];
}
