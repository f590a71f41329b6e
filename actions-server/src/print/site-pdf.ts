import { createRequire } from 'node:module';

const fileOf = createRequire(import.meta.url).resolve;

/** The fonts of the site, as files that pdfkit can embed. scripts/build-server.ts lists their packages. */
export const fonts = {
  display: () => fileOf('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  text: () => fileOf('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
};

export const colors = { blue: '#16357f', ink: '#14203a', slate: '#55607a', line: '#e2e0da' };

interface Mark {
  left: number;
  top: number;
  size: number;
}

export function drawMark(pdf: PDFKit.PDFDocument, { left, top, size }: Mark) {
  pdf
    .save()
    .translate(left, top)
    .scale(size / 40);
  pdf.circle(20, 20, 15).fill('#ffffff');
  pdf
    .path(
      'M6 23.6c2.3 2 4.5 1.7 6.6-.4 2.4-2.5 4.3-2.5 6.7 0s4.3 2.5 6.7 0 5.2-2.4 8 .2A14.5 14.5 0 0 1 6 23.6Z',
    )
    .fill('#3a63d8');
  pdf.circle(20, 20, 16.25).lineWidth(5.5).stroke('#2450c4');
  pdf.restore();
}

const known = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2026\u20ac]/;

/** Returns a text that the embedded fonts can write: other letters lose their accents, or are left out. */
export function printable(content: string): string {
  const characters = [...content.normalize('NFC')].map((character) => {
    if (known.test(character)) return character;
    if (/\s/.test(character)) return ' ';
    const [base = ''] = character.normalize('NFKD');
    return known.test(base) ? base : '';
  });
  return characters.join('').replace(/\s+/g, ' ').trim();
}

export async function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
