import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '..', '..', 'app', 'public');
const drawing = (await readFile(path.join(folder, 'icon.svg'), 'utf8'))
  .replace(/^[^>]*>/, '')
  .replace('</svg>', '');
const linen = '#faf8f4';
const blue = '#2450c4';

function icon(part: number, background?: string): string {
  const size = 40 / part;
  const margin = (size - 40) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" fill="none">
    ${background ? `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${background}"/>` : ''}
    ${drawing}</svg>`;
}

function shortcut(sign: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 44 44" fill="none">
    <circle cx="12" cy="12" r="22" fill="${blue}"/>
    <g stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;
}

const heart =
  '<path fill="#fff" d="M12 20.5S2.5 15 2.5 8.6A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2.1C21.5 15 12 20.5 12 20.5Z"/>';
const target =
  '<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="2.5" fill="#fff"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3"/>';

const icons: [file: string, size: number, svg: string][] = [
  ['icon-192.png', 192, icon(1)],
  ['icon-512.png', 512, icon(1)],
  // Phones crop a maskable icon to a circle of four fifths of its width, Apple's to a rounded square.
  ['icon-maskable-512.png', 512, icon(0.65, linen)],
  ['apple-touch-icon.png', 180, icon(0.75, linen)],
  ['shortcut-around.png', 96, shortcut(target)],
  ['shortcut-favorites.png', 96, shortcut(heart)],
];

for (const [file, size, svg] of icons) {
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, file));
  console.log(file);
}
