import jsQR from 'jsqr';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPoster } from './poster.ts';

const url = 'https://www.lavoir.example/laverie/lav-express-lyon';
const content = { name: "Lav'Express", city: 'Lyon', url, format: 'a4' } as const;

function drawing(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/<<([^>]*)>>\s*stream\n/g)]
    .filter(([, dictionary]) => !dictionary?.includes('/Length1'))
    .map(({ index, 0: head }) => {
      const start = index + head.length;
      return pdf.subarray(start, pdf.indexOf('\nendstream', start));
    });
  return inflateSync(streams[0]!).toString('latin1');
}

/** Reads the code as a scanner does: the rectangles of the last filled path that is not a frame, as black on white. */
function scanned(pdf: Buffer): string | undefined {
  const rectangles = [...drawing(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
    .filter(([, , width]) => width < 300);
  const scale = 2;
  const size = 850 * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width, height] of rectangles) {
    for (let row = Math.round(y * scale); row < Math.round((y + height) * scale); row += 1)
      for (let column = Math.round(x * scale); column < Math.round((x + width) * scale); column += 1)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  }
  return jsQR(pixels, size, size)?.data;
}

const pageOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1');
  const [, box = ''] = /\/MediaBox \[([\d. ]+)\]/.exec(text) ?? [];
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  const millimetres = [width, height].map((points) => Math.round((points / 72) * 25.4));
  return { millimetres, pages: text.match(/\/Type \/Page\b/g)?.length };
};

test.each([
  ['a4', [210, 297]],
  ['a6', [105, 149]],
] as const)(
  'a poster in %s is one page of that size, and its code leads to the laundromat',
  async (format, size) => {
    const pdf = await drawPoster({ ...content, format });
    expect(pageOf(pdf)).toEqual({ millimetres: [...size], pages: 1 });
    expect(scanned(pdf)).toBe(url);
  },
);

test.each([
  ['a long name', 'La Grande Laverie Automatique Libre-Service du Marché '.repeat(4).trim()],
  ['a word wider than the page', 'a'.repeat(200)],
  ['letters that no font of the site has', '洗衣店'],
  ['nothing but spaces', '\u2003 '],
  ['line breaks and a control character', 'Laverie\n\u0007du Quai'],
])('%s fits on one page', async (_case, name) => {
  const pdf = await drawPoster({ ...content, name });
  expect(pageOf(pdf).pages).toBe(1);
  expect(scanned(pdf)).toBe(url);
});

test('the poster embeds the fonts of the site and carries a title', async () => {
  const text = (await drawPoster({ ...content, name: '洗衣店' })).toString('latin1');
  expect(text).toContain('BricolageGrotesque');
  expect(text).toContain('Figtree');
  expect(text).toContain('(Laverie Lyon)');
});

test('the longest address has a code that can be read', async () => {
  const long = `https://www.lavoir.example/laverie/${'laverie-'.repeat(30)}lyon`;
  expect(scanned(await drawPoster({ ...content, url: long, format: 'a6' }))).toBe(long);
});
