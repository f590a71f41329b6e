import { expect, test } from 'vitest';
import { photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import { declaredPixels, headBytes, smallerPhoto } from './smaller-photo.ts';

const turned = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0,
  3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];

/** A noisy picture with a dark left half, as large as one of a telephone. */
async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (noise * 1_664_525 + 1_013_904_223) >>> 0;
    pixels[at] = 0xff000000 | ((noise >>> 9) & 0x3f3f3f) | (at % width < width / 2 ? 0 : 0xc0c0c0);
  }
  context.putImageData(image, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type, quality: 1 })).arrayBuffer());
}

const photo = (bytes: BlobPart[], name = 'laverie.jpg', type = 'image/jpeg') =>
  new File(bytes, name, { type });
const heavy = () => new Uint8Array(photoMaxBytes + 1);

test('a large picture of a telephone arrives upright, small enough for the server', async () => {
  const bytes = await picture(4032, 3024);
  const taken = photo([bytes.slice(0, 2), new Uint8Array(turned), bytes.slice(2)]);
  expect(taken.size).toBeGreaterThan(photoMaxBytes);
  const ready = await smallerPhoto(taken);
  const { file } = ready as { file: File };
  expect([file.type, file.name]).toEqual(['image/jpeg', 'laverie.jpg']);
  expect(file.size).toBeLessThanOrEqual(photoMaxBytes);
  const image = await createImageBitmap(file);
  expect([image.width, image.height]).toEqual([1920, 2560]);
  const context = new OffscreenCanvas(1920, 2560).getContext('2d')!;
  context.drawImage(image, 0, 0);
  const brightness = (y: number) => context.getImageData(960, y, 1, 1).data[0]!;
  expect(brightness(200)).toBeLessThan(128);
  expect(brightness(2300)).toBeGreaterThan(128);
});

test('a small photo is sent as it is', async () => {
  const small = photo([await picture(200, 100)]);
  expect(await smallerPhoto(small)).toEqual({ file: small });
});

test('a photo of 200 million pixels is refused before it is decoded', async () => {
  const bytes = await picture(64, 64);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  new DataView(bytes.buffer).setUint16(frame + 5, 12_240);
  new DataView(bytes.buffer).setUint16(frame + 7, 16_320);
  expect(await smallerPhoto(photo([bytes, heavy()]))).toEqual({
    refusal: expect.stringContaining('64 millions de pixels') as string,
  });
});

test('a photo that cannot be decoded is sent as it is, unless the server would refuse its size or its type', async () => {
  const broken = photo([new Uint8Array(2 * 1024 * 1024)]);
  expect(await smallerPhoto(broken)).toEqual({ file: broken });
  expect(await smallerPhoto(photo([heavy()]))).toEqual({ refusal: 'Une photo ne peut pas dépasser 5 Mo.' });
  const types = { refusal: 'Seules les photos JPEG, PNG et WebP sont acceptées.' };
  expect(await smallerPhoto(photo([heavy()], 'laverie.heic', 'image/heic'))).toEqual(types);
  expect(await smallerPhoto(photo(['GIF89a'], 'laverie.gif', 'image/gif'))).toEqual(types);
});

test('a file that the device cannot read any more is refused, empty, small or large', async () => {
  const refused = { refusal: "Cet appareil n'arrive plus à lire cette photo." };
  expect(await smallerPhoto(photo([]))).toEqual(refused);
  for (const size of [10, photoMaxBytes]) {
    const gone = photo([new Uint8Array(size)]);
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
    expect(await smallerPhoto(gone)).toEqual(refused);
  }
});

test.each(['image/jpeg', 'image/png'])(
  'the number of pixels of a file of type %s is in its head',
  async (type) => {
    const bytes = await picture(300, 40, type);
    expect(declaredPixels(bytes.slice(0, headBytes))).toBe(12_000);
    expect(declaredPixels(bytes.slice(0, 12))).toBeUndefined();
  },
);
