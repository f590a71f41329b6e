import { randomUUID } from 'node:crypto';
import { denseWidth, photoVariant, photoWidths } from '#contract/photos/shown-photo.ts';
import type { Storage } from '../storage/storage.ts';
import type { PhotoVersion } from './photo-image.ts';

const folder = '/photos/';
/** A file in any width and format, also under its temporary name while it is written (`.x.webp.part`). */
const fileName =
  /^\.?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:_\d+x\d+)?)(?:-\d+)?\.(?:webp|avif|jpg)(?:\.part)?$/;

/**
 * The name states the pixels of the widest version. Its id never comes from a browser, which could send the id of
 * another user's photo.
 */
export function newPhotoName(versions: readonly PhotoVersion[]): string {
  const { width, height } = versions.at(-1)!.pixels;
  return `${randomUUID()}_${width}x${height}`;
}

export const photoUrl = (name: string) => `${folder}${name}.webp`;

export const photoFileName = (name: string, { width, format }: Pick<PhotoVersion, 'width' | 'format'>) =>
  photoVariant(photoUrl(name), width).slice(folder.length, -'webp'.length) + format;

export function photoFileNames(url: string): string[] {
  const name = url.startsWith(folder) ? photoNameOf(url.slice(folder.length)) : undefined;
  if (name === undefined || url !== photoUrl(name)) return [];
  const formats = ['webp', 'avif'] as const;
  const versions = ([...photoWidths, denseWidth] as const).flatMap((width) =>
    formats.map((format) => photoFileName(name, { width, format })),
  );
  return [...versions, `${name}.jpg`];
}

export async function removePhotoFiles(storage: Storage, url: string): Promise<void> {
  for (const name of photoFileNames(url)) await storage.remove(name);
}

export function photoNameOf(file: string): string | undefined {
  return fileName.exec(file)?.[1];
}
