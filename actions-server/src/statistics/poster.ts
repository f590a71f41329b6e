import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { site } from '#contract/site/site.ts';
import type { PosterFormat } from '#contract/statistics/count-kinds.ts';
import { collected, colors, drawMark, fonts, printable } from '../print/site-pdf.ts';

export interface PosterContent {
  name: string;
  city: string;
  url: string;
  format: PosterFormat;
}

const widths: Record<PosterFormat, number> = { a4: 595.28, a6: 297.64 };
const page = { width: 595.28, height: 841.89 };
const margin = 48;
const inner = page.width - 2 * margin;
const bandHeight = 240;
const codeBox = { size: 300, top: 374 };
/** Free modules that scanners need around a code. */
const quietModules = 4;

export function drawPoster({ name, city, url, format }: PosterContent): Promise<Buffer> {
  const scale = widths[format] / page.width;
  const title = printable(name) || `Laverie ${printable(city)}`;
  const pdf = new PDFDocument({
    size: [page.width * scale, page.height * scale],
    // pdfkit ignores the scale when it looks for the end of the page; without this it would begin a second one.
    margins: { top: 0, left: 0, right: 0, bottom: -page.height },
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: site.name },
  });
  const finished = collected(pdf);
  pdf.scale(scale);

  pdf.rect(0, 0, page.width, bandHeight).fill(colors.blue);
  pdf.font(fonts.display());
  fitText(pdf.fillColor('#ffffff'), title, { top: 40, height: bandHeight - 80, largest: 54, smallest: 18 });

  const centered = { width: inner, align: 'center' } as const;
  pdf.fillColor(colors.ink).fontSize(29).text('Nos horaires, nos prix, votre avis', margin, 280, centered);
  pdf.font(fonts.text()).fillColor(colors.slate).fontSize(16.5);
  pdf.text("Scannez ce code avec l'appareil photo de votre téléphone.", margin, 326, centered);

  drawCode(pdf, url);

  pdf.fillColor(colors.slate);
  const below = codeBox.top + codeBox.size + 14;
  fitText(pdf, url.replace(/^https?:\/\//, ''), { top: below, height: 36, largest: 14, smallest: 9 });

  pdf
    .moveTo(margin, 764)
    .lineTo(page.width - margin, 764)
    .lineWidth(1)
    .stroke(colors.line);
  drawMark(pdf, { left: margin, top: 781, size: 34 });
  pdf.font(fonts.display()).fillColor(colors.blue).fontSize(23);
  pdf.text(site.name, margin + 44, 784, { lineBreak: false });
  pdf.font(fonts.text()).fillColor(colors.slate).fontSize(13);
  pdf.text(site.tagline, margin, 790, { width: inner, align: 'right' });
  pdf.end();
  return finished;
}

interface TextBox {
  top: number;
  height: number;
  largest: number;
  smallest: number;
}

/** Writes a text in the middle of a box, in the largest size that fits; at the smallest it is cut. */
function fitText(pdf: PDFKit.PDFDocument, content: string, { top, height, largest, smallest }: TextBox) {
  const options = { width: inner, align: 'center' } as const;
  const widestWord = () => Math.max(...content.split(/[\s-]/).map((word) => pdf.widthOfString(word)));
  const fits = () => pdf.heightOfString(content, options) <= height && widestWord() <= inner;
  let size = largest;
  pdf.fontSize(size);
  while (!fits() && size > smallest) pdf.fontSize((size -= 1));
  const used = Math.min(pdf.heightOfString(content, options), height);
  pdf.text(content, margin, top + (height - used) / 2, { ...options, height, ellipsis: true });
}

function drawCode(pdf: PDFKit.PDFDocument, url: string) {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size: box, top: boxTop } = codeBox;
  const left = (page.width - box) / 2;
  pdf.roundedRect(left, boxTop, box, box, 18).lineWidth(1.5).fillAndStroke('#ffffff', colors.line);
  const step = box / (modules.size + 2 * quietModules);
  pdf.fillColor(colors.ink);
  for (let row = 0; row < modules.size; row += 1) {
    for (let start = 0; start < modules.size; start += 1) {
      let end = start;
      while (end < modules.size && modules.get(row, end)) end += 1;
      if (end === start) continue;
      const x = left + (quietModules + start) * step;
      pdf.rect(x, boxTop + (quietModules + row) * step, (end - start) * step, step);
      start = end;
    }
  }
  pdf.fill();
}
