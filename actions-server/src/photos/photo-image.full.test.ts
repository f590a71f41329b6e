import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  photoBrokenMessage,
  photoMaxPixels,
  photoMaxRatio,
  photoMaxSide,
  photoPixelsMessage,
  photoRatioMessage,
  photoSideMessage,
  photoSlowMessage,
  photoTypeMessage,
} from '#contract/photos/photos.ts';
import { convertPhoto, type PhotoVersion } from './photo-image.ts';
import { newPhotoName } from './stored-photo.ts';

function fileOf(content: Uint8Array): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'lavoir-image-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = path.join(directory, '0');
  writeFileSync(file, content);
  return file;
}

const convert = (content: Uint8Array) => convertPhoto(fileOf(content));

function plain(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } });
}

function redAndBlue(width: number, height: number) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return plain(width, height, '#ff0000').composite([{ input: blue, left: width / 2, top: 0 }]);
}

async function pixel(content: Buffer, left: number, top: number) {
  const one = await sharp(content).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...one];
}

const sizes = async (versions: { content: Buffer }[]) =>
  Promise.all(
    versions.map(async ({ content }) => {
      const { format, width, height } = await sharp(content).metadata();
      return `${format} ${width}×${height}`;
    }),
  );

const webpOf = (versions: PhotoVersion[]) => versions.filter(({ format }) => format === 'webp');

test.each(['jpeg', 'png', 'webp'] as const)('a %s is converted in all widths', async (format) => {
  const versions = await convert(await plain(2000, 1000).toFormat(format).toBuffer());
  expect(versions.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1600, 1600, 2400]);
  const avif = versions.filter((version) => version.format === 'avif');
  expect(await sizes(avif)).toEqual(['heif 480×240', 'heif 960×480', 'heif 1600×800']);
  expect(await sizes(webpOf(versions))).toEqual([
    'webp 480×240',
    'webp 960×480',
    'webp 1600×800',
    'webp 2000×1000',
  ]);
});

test('a picture wider than 1600 pixels also has a version for dense screens', async () => {
  const wide = await convert(await plain(3000, 1500).png().toBuffer());
  expect(await sizes(webpOf(wide))).toEqual([
    'webp 480×240',
    'webp 960×480',
    'webp 1600×800',
    'webp 2400×1200',
  ]);
  expect(newPhotoName(wide)).toMatch(/^[0-9a-f-]{36}_2400x1200$/);
  const exact = await convert(await plain(1600, 800).png().toBuffer());
  expect(newPhotoName(exact)).toMatch(/_1600x800$/);
});

test('a narrow picture has all versions and is enlarged in none', async () => {
  const versions = await convert(await plain(700, 500).png().toBuffer());
  expect(await sizes(webpOf(versions))).toEqual(['webp 480×343', 'webp 700×500', 'webp 700×500']);
});

test('a picture far higher than wide still fits into a WebP', async () => {
  const versions = await convert(await plain(1200, 12_000).png().toBuffer());
  expect(await sizes(webpOf(versions))).toEqual([
    'webp 144×1440',
    'webp 288×2880',
    'webp 480×4800',
    'webp 720×7200',
  ]);
});

test('a picture taken with the camera turned is stored upright', async () => {
  const turned = await redAndBlue(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [narrowest] = webpOf(await convert(turned));
  expect(await sizes([narrowest!])).toEqual(['webp 200×400']);
  const [top, bottom] = [await pixel(narrowest!.content, 100, 20), await pixel(narrowest!.content, 100, 380)];
  expect(top[0]).toBeGreaterThan(200);
  expect(bottom[2]).toBeGreaterThan(200);
});

test('no version contains the place or the camera of the picture', async () => {
  const source = await plain(800, 600)
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Someone Private' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 45/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 50/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const before = await sharp(source).metadata();
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
  expect(source.toString('latin1')).toContain('SecretCamera');

  for (const { content } of await convert(source)) {
    const { exif, xmp, icc, iptc, orientation } = await sharp(content).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(content.toString('latin1')).not.toMatch(/Secret|Someone|EXIF|GPS|XMP/);
  }
});

test.each<[string, () => Promise<Buffer>]>([
  ['grey', () => plain(500, 300).greyscale().jpeg().toBuffer()],
  ['made for print', () => plain(500, 300).toColourspace('cmyk').jpeg().toBuffer()],
  ['of 16 bits', () => plain(500, 300).toColourspace('rgb16').png().toBuffer()],
  ['with a palette', () => plain(500, 300).png({ palette: true }).toBuffer()],
  ['progressive', () => plain(500, 300).jpeg({ progressive: true }).toBuffer()],
])('a picture %s becomes one that every browser shows', async (_, source) => {
  for (const { content } of await convert(await source())) {
    expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', hasAlpha: false });
  }
});

test('transparency is kept', async () => {
  const glass = {
    create: { width: 50, height: 50, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  };
  const [narrowest] = webpOf(await convert(await sharp(glass).png().toBuffer()));
  expect((await sharp(narrowest!.content).stats()).isOpaque).toBe(false);
});

test('only the first frame of an animation is kept', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((colour) => plain(64, 64, colour).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
  for (const { content } of await convert(moving)) {
    expect((await sharp(content, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
    expect((await pixel(content, 32, 32))[0]).toBeGreaterThan(200);
  }
});

test('data after the end of a picture are dropped', async () => {
  const picture = await plain(100, 100).jpeg().toBuffer();
  const polyglot = Buffer.concat([
    picture,
    Buffer.from('PK\x03\x04<script>alert(1)</script><?php evil(); ?>'),
  ]);
  for (const { content } of await convert(polyglot)) {
    expect(content.toString('latin1')).not.toMatch(/script|php/);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => plain(10, 10).gif().toBuffer()],
  ['a TIFF', () => plain(10, 10).tiff().toBuffer()],
  ['an AVIF', () => plain(10, 10).avif().toBuffer()],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an archive', () => Buffer.from('PK\x03\x04')],
  ['a sound in the same container as WebP', () => Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ['an empty file', () => Buffer.alloc(0)],
  ['two bytes', () => Buffer.from([0xff, 0xd8])],
])('%s is refused by its content', async (_, content) => {
  await expect(convert(await content())).rejects.toThrow(photoTypeMessage);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a JPEG that breaks off', async () => (await noise('jpeg')).subarray(0, 3_000)],
  ['a PNG that breaks off', async () => (await noise('png')).subarray(0, 3_000)],
  ['a WebP that breaks off', async () => (await noise('webp')).subarray(0, 3_000)],
  ['a JPEG that is only a beginning', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  [
    'an SVG behind the first bytes of a PNG',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
  ],
  [
    'an SVG behind the first bytes of a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
  ],
])('%s is refused as broken', async (_, content) => {
  await expect(convert(await content())).rejects.toThrow(photoBrokenMessage);
});

async function noise(format: 'jpeg' | 'png' | 'webp') {
  const create = {
    width: 300,
    height: 300,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

test('a small file with a huge picture is refused by its header', async () => {
  await expect(convert(pngHeader(50_000, 50_000))).rejects.toThrow(photoPixelsMessage);
  await expect(convert(pngHeader(photoMaxPixels / 5000 + 1, 5000))).rejects.toThrow(photoPixelsMessage);
  await expect(convert(pngHeader(photoMaxPixels / 5000, 5000))).rejects.toThrow(photoBrokenMessage);
});

test.each<[string, number, number, string]>([
  ['one column of 39 999 999 pixels', 1, 39_999_999, photoSideMessage],
  ['a side beyond the limit', photoMaxSide + 1, 3000, photoSideMessage],
  ['a strip', photoMaxRatio * 100 + 1, 100, photoRatioMessage],
  ['an upright strip', 100, photoMaxRatio * 100 + 1, photoRatioMessage],
])('%s is refused before it is decoded', async (_, width, height, message) => {
  await expect(convert(pngHeader(width, height))).rejects.toThrow(message);
});

test('a picture that takes too long is refused as too heavy', async () => {
  const picture = await plain(100, 100).png().toBuffer();
  const endless = plain(4000, 4000).median(99).timeout({ seconds: 1 }).png();
  const timeout = await endless.toBuffer().catch((error: unknown) => error);
  const toBuffer = vi.spyOn(Object.getPrototypeOf(endless) as Sharp, 'toBuffer').mockRejectedValue(timeout);
  onTestFinished(() => toBuffer.mockRestore());
  await expect(convert(picture)).rejects.toThrow(photoSlowMessage);
});

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
