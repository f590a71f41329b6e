/** Draws hasura/seeds/photos/*.webp, each in three widths: `npx tsx scripts/demo/draw-pictures.ts [name…]`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photoWidths } from '#contract/shown-photo.ts';
import { details } from './pictures/scenes/details.ts';
import { facades } from './pictures/scenes/facades.ts';
import { rooms } from './pictures/scenes/rooms.ts';
import { streets } from './pictures/scenes/streets.ts';

const folder = fileURLToPath(new URL('../../hasura/seeds/photos/', import.meta.url));
const scenes = { ...facades, ...rooms, ...details, ...streets };
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const picture = await sharp(Buffer.from(draw().toString()), { unlimited: true }).png().toBuffer();
  let bytes = 0;
  for (const width of photoWidths) {
    const file = `${folder}${name}${width === 1600 ? '' : `-${width}`}.webp`;
    const { size } = await sharp(picture)
      .resize({ width })
      .webp({ quality: width === 480 ? 74 : 76, effort: 6, smartSubsample: true })
      .toFile(file);
    bytes += size;
  }
  console.log(`${name} ${Math.round(bytes / 1024)} kB`);
}
