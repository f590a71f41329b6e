import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from 'playwright/test';
import { chromiumArguments } from '../../e2e/chromium.ts';
import { ensureChromium } from '../../e2e/ensure-chromium.ts';
import { routeTable, type Visitor, visitors } from '../../e2e/route-table.ts';
import { withTemporaryFolder } from '../../local-stack/temporary-folder.ts';
import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';
import { signIn } from '../demo-visitor.ts';

// Opens every rendered page as each type of visitor, with the development version of React, which names every
// difference from the server's HTML:
// npm run check -- hydration
// --as and --widths choose some of them.
const { values: options } = parseArgs({
  options: {
    as: { type: 'string', default: visitors.join(',') },
    widths: { type: 'string', default: '390,1280' },
  },
});

const searches = [
  '/?openNow=true&city=Lyon',
  '/?q=rien-ne-correspond',
  '/directory?page=2',
  '/directory?sort=price',
  '/faq?service=laverie',
];
const expected = /404 \(Not Found\)/;

await withTemporaryFolder(async (folder) => {
  await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, '..', 'build.mjs'),
    '--development',
    folder,
  ]);
  const appDirectory = path.join(folder, 'app');
  const stack = await startDemoStack({ appDirectory, server: { RATE_LIMIT_FACTOR: '1000' } });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    const complaints = await visitAll(browser, stack.url);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await stack.close();
  }
});

async function visitAll(browser: Browser, url: string): Promise<string[]> {
  const addresses = await renderedAddresses(url);
  const complaints: string[] = [];
  for (const visitor of options.as.split(',') as Visitor[]) {
    for (const width of options.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 800 },
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, visitor);
      let place = '';
      const complain = (text: string) => {
        if (!expected.test(text)) complaints.push(`${place}: ${text}`);
      };
      page.on('pageerror', (error) => complain(error.stack ?? error.message));
      page.on('console', (message) => message.type() === 'error' && complain(message.text()));
      for (const address of addresses) {
        place = `${address} as ${visitor}, ${width} px`;
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        await page.waitForLoadState('networkidle');
      }
      console.log(`${addresses.length} pages as ${visitor}, ${width} px; ${complaints.length} errors so far`);
      await context.close();
    }
  }
  return complaints;
}

/**
 * Returns the addresses that the server renders: those of the route table, of a laundromat of the demo data, and of
 * searches.
 */
async function renderedAddresses(url: string): Promise<string[]> {
  const list = await fetch(new URL('/api/laundromats?city=Lyon', url));
  const [first] = (await list.json()) as { slug: string }[];
  if (!first) throw new Error('The demo data has no laundromat in Lyon.');
  const all = [...routeTable.map(({ path: address }) => address.replace(':slug', first.slug)), ...searches];
  const rendered: string[] = [];
  for (const address of all) {
    // Retries: the first rendering may take longer than the server's time limit, and then the plain shell is sent.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await fetch(new URL(address, url));
      const html = await answer.text();
      if (!html.includes('id="page-data"') && !html.includes('content="noindex"')) continue;
      if (html.includes('id="page-data"')) rendered.push(address);
      break;
    }
  }
  if (rendered.length < 30)
    throw new Error(`The server rendered only ${rendered.length} of ${all.length} pages.`);
  return rendered;
}
