import { open } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import {
  photoBrokenMessage,
  photoMaxPixels,
  photoMaxRatio,
  photoMaxSide,
  photoPixelsMessage,
  photoRatioMessage,
  photoSideMessage,
  photosField,
  photoSlowMessage,
  photoTypeMessage,
} from '#contract/photos/photos.ts';
import {
  denseWidth,
  highest,
  photoWidths,
  type PhotoWidth,
  previewSize,
} from '#contract/photos/shown-photo.ts';
import { ApiError, refusedField } from '../http/api-error.ts';

export interface PhotoVersion {
  width: PhotoWidth;
  format: 'webp' | 'avif';
  content: Buffer;
  pixels: { width: number; height: number };
}

type Format = 'jpeg' | 'png' | 'webp';

/** Limit of concurrent conversions: one per core of a small machine, so that requests are answered meanwhile. */
const converting = pLimit(2);
/** A photo at the limit of pixels takes 2 s on one busy core. */
const timeoutSeconds = 10;
const quality = 80;
/** Looks like a WebP of that quality and is a quarter smaller. More effort would take six times as long. */
const avif = { quality: 55, effort: 3 };

/**
 * Converts a picture to AVIF and WebP in every width, the widest WebP last: upright, in sRGB, first frame, without
 * metadata. A narrow picture is never enlarged. An unusable one is refused as this field of the form.
 */
export function convertPhoto(file: string, field: string = photosField): Promise<PhotoVersion[]> {
  return converting(async () => {
    const format = formatOf(await firstBytes(file));
    if (!format) throw refusedField(field, photoTypeMessage);
    const sharp = await loadSharp();
    try {
      const header = await sharp(file, { limitInputPixels: false }).metadata();
      const problem = header.format === format ? sizeProblem(header) : photoTypeMessage;
      if (problem) throw refusedField(field, problem);

      const source = sharp(file, { limitInputPixels: photoMaxPixels, failOn: 'error' })
        .autoOrient()
        .timeout({ seconds: timeoutSeconds });
      const { data, info } = await fitted(source, denseWidth).raw().toBuffer({ resolveWithObject: true });
      const versions: PhotoVersion[] = [];
      for (const width of [...photoWidths, denseWidth] as const) {
        if (width === denseWidth && versions.at(-1)?.pixels.width === info.width) break;
        const picture = sharp(data, {
          raw: { width: info.width, height: info.height, channels: info.channels },
        });
        const version = fitted(picture, width).timeout({ seconds: timeoutSeconds });
        if (width !== denseWidth)
          versions.push({ width, format: 'avif', ...(await encoded(version.clone().avif(avif))) });
        versions.push({ width, format: 'webp', ...(await encoded(version.webp({ quality }))) });
      }
      return versions;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw refusedField(field, isTimeout(error) ? photoSlowMessage : photoBrokenMessage, error);
    }
  });
}

export async function convertPreview(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp, { limitInputPixels: photoMaxPixels })
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: timeoutSeconds })
    .jpeg({ quality })
    .toBuffer();
}

/** Checks the size in the header: a file of 78 kB can contain 40 million pixels, which take half a minute. */
function sizeProblem({ width, height }: { width: number; height: number }): string | undefined {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (width * height > photoMaxPixels) return photoPixelsMessage;
  if (longer > photoMaxSide) return photoSideMessage;
  return longer > shorter * photoMaxRatio ? photoRatioMessage : undefined;
}

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

async function encoded(version: Sharp): Promise<Pick<PhotoVersion, 'content' | 'pixels'>> {
  const { data: content, info } = await version.toBuffer({ resolveWithObject: true });
  return { content, pixels: { width: info.width, height: info.height } };
}

function fitted(picture: Sharp, width: number): Sharp {
  return picture
    .resize({ width, height: width * highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/** Loads sharp at the first upload, because the native library is the slowest part of the server to load. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

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
