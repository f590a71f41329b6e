import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright/test';
import { chromiumArguments, findChromium } from '../e2e/chromium.ts';

// Pictures of pages on a phone and on a desk: npm run shots -- --url http://localhost:3000 / /directory
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` },
    out: { type: 'string', default: '.data/shots' },
    full: { type: 'boolean', default: false },
  },
});
const routes = positionals.length > 0 ? positionals : ['/', '/directory'];
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const [screen, options] of Object.entries(screens)) {
  const page = await browser.newPage({ ...options, locale: 'fr-FR', reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${screen}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`${screen}: ${error.message}`));
  for (const route of routes) {
    await page.goto(new URL(route, values.url).href, { waitUntil: 'networkidle' });
    const name = route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
    const file = path.join(values.out, `${name}.${screen}.png`);
    await page.screenshot({ path: file, fullPage: values.full });
    console.log(file);
  }
  await page.close();
}
await browser.close();
