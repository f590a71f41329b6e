import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { chromiumArguments } from '../../e2e/chromium.ts';
import { ensureChromium } from '../../e2e/ensure-chromium.ts';
import { pictureScreens } from '../demo-visitor.ts';

// Takes the screenshots of the installation prompt, of which README shows two, from a running demo: npm run codegen -- screenshots --url http://localhost:3000
const { values } = parseArgs({
  options: { url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` } },
});
const folder = path.join(import.meta.dirname, '..', '..', 'app', 'public', 'screenshots');
const { phone, desktop } = pictureScreens;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });

async function take(
  file: string,
  screen: BrowserContextOptions,
  address: string,
  prepare?: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...screen, locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(new URL(address, values.url).href, { waitUntil: 'networkidle' });
  await prepare?.(page);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toFile(path.join(folder, file));
  await context.close();
  console.log(file);
}

await take('home-phone.png', phone, '/');
await take('laundromat-phone.png', phone, '/directory?q=Bleu+Azur', async (page) => {
  await page.getByRole('link', { name: 'Laverie Bleu Azur' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Laverie Bleu Azur' }).waitFor();
  await page.waitForLoadState('networkidle');
});
await take('home-desktop.png', desktop, '/');
await browser.close();
