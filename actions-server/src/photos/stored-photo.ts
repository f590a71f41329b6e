import { photoVariant, photoWidths, type PhotoWidth } from '#contract/photos/shown-photo.ts';
import type { Storage } from '../storage/storage.ts';

const folder = '/photos/';
/** Names of our files, complete or left by an interrupted upload. The demo's pictures have other names. */
const fileName = /^\.?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?\.webp(?:\.part)?$/;

/** Returns the value of `photos.url` for the photo with this id. */
export const photoUrl = (id: string) => `${folder}${id}.webp`;

/** Returns the name of one width of a photo in the storage. */
export const photoFileName = (id: string, width: PhotoWidth) =>
  photoVariant(photoUrl(id), width).slice(folder.length);

/** Returns all names under which a photo is stored; none for a picture outside the storage, like the demo's. */
export function photoFileNames(url: string): string[] {
  const id = url.startsWith(folder) ? photoIdOf(url.slice(folder.length)) : undefined;
  return id === undefined || url !== photoUrl(id) ? [] : photoWidths.map((width) => photoFileName(id, width));
}

/** Deletes a photo's files; missing ones are not an error. */
export async function removePhotoFiles(storage: Storage, url: string): Promise<void> {
  for (const name of photoFileNames(url)) await storage.remove(name);
}

/** Returns the id of the photo that a stored file belongs to; undefined for other files. */
export function photoIdOf(name: string): string | undefined {
  return fileName.exec(name)?.[1];
}
