import PDFDocument from 'pdfkit';
import { french } from '#contract/site/french-spacing.ts';
import { site } from '#contract/site/site.ts';
import { collected, colors, drawMark, fonts, printable } from '../print/site-pdf.ts';

type Letter = Record<
  'name' | 'address' | 'postalCode' | 'city' | 'code' | 'url' | 'until' | 'siteAddress',
  string
>;

/** In points, as all lengths in this file. */
const margin = 64;
const width = 595.28 - 2 * margin;
/** Where a French envelope has its window: 110 mm from the left, 50 mm from the top. */
const addressWindow = { left: 312, top: 142, width: 240, height: 96 };

/**
 * Returns a PDF of one page to the address of a laundromat, with the code of a claim. It says nothing about the claimant
 * and quotes nothing that they wrote.
 */
export function drawLetter({ name, address, postalCode, city, code, url, until, siteAddress }: Letter) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 0, left: margin, right: margin, bottom: 0 },
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: 'Code de confirmation', Author: site.name },
  });
  const finished = collected(pdf);
  drawMark(pdf, { left: margin, top: 56, size: 34 });
  pdf.font(fonts.display()).fillColor(colors.blue).fontSize(23);
  pdf.text(site.name, margin + 44, 58, { lineBreak: false });

  const { left, top, ...size } = addressWindow;
  pdf.font(fonts.text()).fillColor(colors.ink).fontSize(11.5);
  const lines = [name, 'Au responsable de la laverie', address, `${postalCode} ${city}`];
  pdf.text(lines.map(printable).join('\n'), left, top, { ...size, lineGap: 3, ellipsis: true });

  pdf
    .font(fonts.display())
    .fontSize(17)
    .text('Est-ce vous qui tenez cette laverie ?', margin, 290, { width });
  pdf.font(fonts.text()).fontSize(11.5);
  const write = (text: string) => pdf.moveDown(0.8).text(french(text), { width, lineGap: 3 });
  write(
    `Une personne nous demande à tenir la fiche de cette laverie dans notre annuaire, ${site.name}. Si c'est vous, saisissez ce code sur notre site :`,
  );
  pdf.moveDown(0.8).font(fonts.display()).fillColor(colors.blue).fontSize(30);
  pdf.text(code, { width, align: 'center', characterSpacing: 3 });
  pdf.font(fonts.text()).fillColor(colors.ink).fontSize(11.5);
  write(url.replace(/^https?:\/\//, ''));
  write(`Il est valable jusqu'au ${until}, pour cette laverie seulement.`);
  write(
    `Si ce n'est pas vous, ne communiquez ce code à personne, et écrivez-nous à ${siteAddress} : nous en tiendrons compte avant de décider.`,
  );
  pdf.end();
  return finished;
}
