import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs in the demo in Docker, too, where Node removes the types: node demo-photos.ts FROM TO

export async function makeDemoPhotos(source: string, target: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await mkdir(target, { recursive: true });
  await Promise.all(
    (await readdir(source)).map(async (file) => {
      const original = path.join(source, file);
      await copyFile(original, path.join(target, file));
      // A third less time than with the usual effort, for files 4 % larger.
      for (const width of [480, 960]) {
        const place = path.join(target, file.replace('.webp', `-${width}.webp`));
        await sharp(original).resize({ width }).webp({ quality: 80, effort: 2 }).toFile(place);
      }
    }),
  );
}

const [program, from, to] = process.argv.slice(1);
if (program === fileURLToPath(import.meta.url) && from && to) await makeDemoPhotos(from, to);
