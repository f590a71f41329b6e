import { photoMaxBytes, photoTypes } from '#contract/laundromat/laundromat.ts';
import {
  photoHugeMessage,
  photoSizeMessage,
  photoSlowMessage,
  photoTypeMessage,
  shrinkablePixels,
  shrunkPhotoSide,
} from '#contract/photos/photos.ts';

/** Bytes of a file that surely include its size in pixels. */
export const headBytes = 512 * 1024;

/**
 * Returns the number of pixels in the header of a photo; undefined for types other than JPEG and PNG, in which no
 * telephone takes large pictures.
 */
export function declaredPixels(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return jpegPixels(view);
    return view.getUint32(0) === 0x89504e47 ? view.getUint32(16) * view.getUint32(20) : undefined;
  } catch (error) {
    // The first bytes of the file end before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function jpegPixels(view: DataView): number {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

/** Types of files to choose from. A telephone's HEIC becomes a JPEG where the browser can read it. */
export const chosenPhotoTypes = [...photoTypes, 'image/heic', 'image/heif'].join(',');

const smallBytes = 1024 * 1024;
const timeoutMs = 30_000;
/** The file was deleted since, or is in a cloud that does not answer, or answers with nothing. */
const unreadableMessage = "Cet appareil n'arrive plus à lire cette photo.";

/**
 * Returns the photo as it is sent, or the French reason why it cannot be. A large one becomes a JPEG of at most {@link
 * shrunkPhotoSide} pixels; one that the browser cannot decode stays as it is.
 */
export async function smallerPhoto(file: File): Promise<{ file: File } | { refusal: string }> {
  const isAccepted = (photoTypes as readonly string[]).includes(file.type);
  if (!chosenPhotoTypes.includes(file.type || '–')) return { refusal: photoTypeMessage };
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (!head?.byteLength) return { refusal: unreadableMessage };
  if (isAccepted && file.size <= smallBytes) return { file };
  // Decoding takes four bytes per pixel: a larger photo could crash the page on a telephone.
  if ((declaredPixels(new Uint8Array(head)) ?? 0) > shrinkablePixels) return { refusal: photoHugeMessage };
  const blob = await shrunk(file);
  if (blob === 'slow' && file.size > photoMaxBytes) return { refusal: photoSlowMessage };
  if (blob instanceof Blob && (!isAccepted || blob.size < file.size))
    return { file: new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: blob.type }) };
  if (!isAccepted) return { refusal: photoTypeMessage };
  return file.size > photoMaxBytes ? { refusal: photoSizeMessage } : { file };
}

function shrunk(file: File): Promise<Blob | null | 'slow'> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null | 'slow'>((resolve) => {
    setTimeout(() => resolve('slow'), timeoutMs);
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage({ file, maxSide: shrunkPhotoSide, maxBytes: photoMaxBytes });
  }).finally(() => worker.terminate());
}

/**
 * Makes photos smaller one after the other, because two large ones could be too much for a telephone. Leaves out files
 * beyond the first `most`.
 */
export async function smallerPhotos(files: readonly File[], most: number) {
  const photos: File[] = [];
  const refused: { name: string; reason: string }[] = [];
  for (const file of files) {
    if (photos.length === most) return { photos, refused, hasMore: true };
    const ready = await smallerPhoto(file);
    if ('file' in ready) photos.push(ready.file);
    else refused.push({ name: file.name, reason: ready.refusal });
  }
  return { photos, refused, hasMore: false };
}
