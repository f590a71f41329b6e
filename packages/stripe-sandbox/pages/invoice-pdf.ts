import type { Invoice } from '../wire.ts';
import { date, invoiceStatusName, money } from './french.ts';

/** Builds a one-page PDF for the invoice link. */
export function invoicePdf(invoice: Invoice): Buffer {
  const lines = [
    'BAC À SABLE – AUCUN PAIEMENT RÉEL',
    '',
    `Facture ${invoice.number ?? ''}`,
    `Émise le ${date(invoice.created)}`,
    `État\u00a0: ${invoiceStatusName(invoice.status)}`,
    '',
    ...invoice.lines.data.map((line) => `${line.description ?? ''}\u00a0: ${money(line.amount)}`),
    '',
    `Total TTC\u00a0: ${money(invoice.total)}`,
  ];
  const text = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 12 Tf 18 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Characters of French that WinAnsi encodes differently from Latin-1. */
const winAnsi: Record<string, string> = { '€': '\x80', '’': '\x92', '–': '\x96', '\u202f': '\xa0' };

const pdfText = (text: string) =>
  text
    .replace(/[€’–\u202f]/g, (sign) => winAnsi[sign] ?? sign)
    .replace(/[^\x20-\xff]/g, '?')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
