import { open } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { photoWidths, type PhotoWidth } from '#contract/shown-photo.ts';
import {
  photoBrokenMessage,
  photoMaxPixels,
  photoPixelsMessage,
  photoTypeMessage,
} from '#contract/photos.ts';

/** A file that is no photo we take; the message is meant for who sent it. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
}

export interface PhotoVersion {
  width: PhotoWidth;
  content: Buffer;
}

type Format = 'jpeg' | 'png' | 'webp';

/** One picture at a time per core of a small machine, so that answers and sign-ins find time in between. */
const turn = pLimit(2);
const longestSeconds = 30;
const quality = 80;
/** A picture is at most this many times as high as wide: WebP ends at 16 383 pixels. */
const highest = 3;

/**
 * Reads the picture in a file and draws it anew in every width: upright, in sRGB, its first frame only, without
 * metadata. Nothing of the file but its pixels survives. A narrow picture is never enlarged.
 */
export function drawPhoto(file: string): Promise<PhotoVersion[]> {
  return turn(async () => {
    const format = formatOf(await firstBytes(file));
    if (!format) throw new UnusablePhoto(photoTypeMessage);
    const sharp = await loadSharp();
    try {
      const header = await sharp(file, { limitInputPixels: false }).metadata();
      if (header.format !== format) throw new UnusablePhoto(photoTypeMessage);
      if (header.width * header.height > photoMaxPixels) throw new UnusablePhoto(photoPixelsMessage);

      const source = sharp(file, { limitInputPixels: photoMaxPixels, failOn: 'error' })
        .autoOrient()
        .timeout({ seconds: longestSeconds });
      const [narrowest, ...wider] = photoWidths;
      const { data, info } = await fitted(source, Math.max(narrowest, ...wider))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const versions: PhotoVersion[] = [];
      for (const width of photoWidths) {
        const picture = sharp(data, {
          raw: { width: info.width, height: info.height, channels: info.channels },
        });
        versions.push({ width, content: await fitted(picture, width).webp({ quality }).toBuffer() });
      }
      return versions;
    } catch (error) {
      if (error instanceof UnusablePhoto) throw error;
      throw new UnusablePhoto(photoBrokenMessage, { cause: error });
    }
  });
}

function fitted(picture: Sharp, width: number): Sharp {
  return picture
    .resize({ width, height: width * highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/** Loaded with the first upload: the native library is the slowest part of the whole server to start. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Looked at before any decoder opens the file, so that only the decoders of these three ever see one. */
function formatOf(start: Buffer): Format | undefined {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
