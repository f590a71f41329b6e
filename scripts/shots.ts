import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright/test';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { chromiumArguments } from '../e2e/chromium.ts';
import { ensureChromium } from '../e2e/ensure-chromium.ts';
import { routeTable, type Visitor, visitors } from '../e2e/route-table.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { pictureScreens, signIn } from './demo-visitor.ts';

// Takes screenshots on a phone and on a desktop: npm run shots (all pages, as each type of visitor)
// npm run shots -- --url http://localhost:3000 --as owner /owner-dashboard
// --large-text: text at twice its size; --forced-colors: high contrast of Windows; --dark: dark theme
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    as: { type: 'string', default: 'anonymous' },
    'large-text': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
});
const folder = '.data/shots';

interface VisitedPage {
  visitor: Visitor;
  address: string;
}

const tabs: Partial<Record<Visitor, { path: string; names: string[] }>> = {
  client: { path: '/dashboard', names: ['favoris', 'activite'] },
  owner: { path: '/owner-dashboard', names: ['signalements', 'profil', 'services'] },
  admin: {
    path: '/admin-dashboard',
    names: [
      'utilisateurs',
      'avis',
      'photos',
      'messages',
      'signalements',
      'corrections',
      'demandes',
      'openstreetmap',
      'parametres',
      'journal',
    ],
  },
};

function everyVisitedPage(): VisitedPage[] {
  const routes = routeTable.flatMap(({ path: address, outcomes }) => {
    const earlier = (visitor: Visitor) => visitors.slice(0, visitors.indexOf(visitor));
    return visitors
      .filter((visitor) => 'title' in outcomes[visitor])
      .filter((visitor) => earlier(visitor).every((other) => outcomes[other] !== outcomes[visitor]))
      .map((visitor) => ({ visitor, address }));
  });
  const tabPages = visitors.flatMap((visitor) => {
    const { path: address, names = [] } = tabs[visitor] ?? {};
    return names.map((name) => ({ visitor, address: `${address}?onglet=${name}` }));
  });
  return [...routes, ...tabPages];
}

async function exampleLaundromat(browser: Browser, url: string): Promise<{ id: string; slug: string }> {
  const page = await browser.newPage({ baseURL: url });
  await signIn(page, 'owner');
  const answer = await page.request.get('/api/laundromats/my-laundromats');
  const own = (await answer.json()) as OwnLaundromat[];
  await page.close();
  const active = own.filter(({ isActive }) => isActive);
  return active.find(({ isFeatured }) => isFeatured) ?? active[0]!;
}

async function shoot(browser: Browser, url: string, pages: VisitedPage[]): Promise<void> {
  for (const [screen, options] of Object.entries(pictureScreens)) {
    for (const visitor of visitors) {
      const ownPages = pages.filter((visited) => visited.visitor === visitor);
      if (ownPages.length === 0) continue;
      const context = await browser.newContext({
        ...options,
        baseURL: url,
        locale: 'fr-FR',
        reducedMotion: 'reduce',
        forcedColors: values['forced-colors'] ? 'active' : 'none',
        colorScheme: values.dark ? 'dark' : 'light',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${screen}, ${visitor}: ${error.message}`));
      await signIn(page, visitor);
      for (const { address } of ownPages) {
        await page.goto(address, { waitUntil: 'networkidle' });
        if (values['large-text']) await page.evaluate("document.documentElement.style.fontSize = '200%'");
        const name = address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
        const file = path.join(folder, screen, `${visitor}-${name}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
}

async function shootAll(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    if (positionals.length > 0) {
      const visitor = visitors.find((name) => name === values.as);
      if (!visitor) throw new Error(`--as is one of ${visitors.join(', ')}.`);
      const pages = positionals.map((address) => ({ visitor, address }));
      return await shoot(browser, url, pages);
    }
    const { id, slug } = await exampleLaundromat(browser, url);
    const fill = (address: string) => address.replace(':slug', slug).replace(':id', id);
    const pages = everyVisitedPage().map((page) => ({ ...page, address: fill(page.address) }));
    await shoot(browser, url, pages);
  } finally {
    await browser.close();
  }
}

await mkdir(folder, { recursive: true });
if (values.url) await shootAll(values.url);
else {
  const stack = await startDemoStack({ server: { RATE_LIMIT_FACTOR: '1000' } });
  await shootAll(stack.url).finally(() => stack.close());
}
