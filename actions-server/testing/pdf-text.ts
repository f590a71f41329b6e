import { inflateSync } from 'node:zlib';

export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, { head: string; content: string }>();
  let at = 0;
  for (const body of pdf.toString('latin1').split('endobj\n')) {
    const start = body.indexOf('stream\n');
    const from = at + start + 'stream\n'.length;
    const isText = start !== -1 && body.includes('FlateDecode') && !body.includes('/Subtype');
    const content = isText ? pdf.subarray(from, pdf.indexOf('\nendstream', from)) : undefined;
    const id = /\b\d{1,6}(?= 0 obj\n)/.exec(body)?.[0] ?? '';
    objects.set(id, { head: body, content: content ? inflateSync(content).toString('latin1') : '' });
    at += body.length + 'endobj\n'.length;
  }
  const all = [...objects.values()];
  const lettersOf = (font: string): string[] => {
    const names = all.map(({ head }) => new RegExp(`/${font} (\\d+) 0 R`).exec(head)?.[1]);
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(names.find(Boolean)!)!.head)![1]!;
    const ranges = [...objects.get(map)!.content.matchAll(/<\w+> <\w+> \[(.*?)\]/g)];
    return ranges.flatMap(([, codes = '']) =>
      [...codes.matchAll(/<(\w+)>/g)].map(([, code = '']) =>
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      ),
    );
  };
  const page = all.map(({ content }) => content).find((content) => content.includes(' TJ'))!;
  let letters: string[] = [];
  const lines: string[] = [];
  for (const operation of page.split('\n')) {
    const font = /^\/(F\d+) /.exec(operation)?.[1];
    if (font) letters = lettersOf(font);
    if (!operation.endsWith(' TJ')) continue;
    const glyphs = [...operation.matchAll(/<(\w+)>/g)].map(([, hex]) => hex).join('');
    lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)]).join(''));
  }
  return lines.join('\n');
}
