import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../e2e/chromium.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { generatedPins } from './generated-pins.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { ascending, percentile } from './percentiles.ts';

// Opens the map of results with generated pins on a slowed-down phone, moves and zooms it, and prints frame times and the
// longest task of each step.

const { values: options } = parseArgs({
  options: {
    pins: { type: 'string', default: '2000' },
    /** Slowdown of the processor. */
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(options.rounds);
const address = '/?city=Lyon&department=69&lat=45.7578&lng=4.832&vue=carte';

interface Step {
  frames: number[];
  tasks: number[];
}

/** Runs in the page: records the time of each frame and each task longer than 50 ms. */
const recorder = `
  window.recorded = { frames: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.recorded.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now) => {
    window.recorded.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

await printMachineSpeed();
const stack = await startDemoStack();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  });
  await measure(await context.newPage());
} finally {
  await browser.close();
  await stack.close();
}

async function measure(page: Page): Promise<void> {
  let answerPins = () => {};
  const isWanted = new Promise<void>((resolve) => (answerPins = resolve));
  await page.route('**/v1/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'LaundromatsOnMap') return route.continue();
    await isWanted;
    return route.fulfill({ json: { data: { laundromats_on_map: generatedPins(Number(options.pins)) } } });
  });
  // Images as a tile server sends them; the local stack draws SVG, which costs the page more.
  const image = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f2efe9' } })
    .png()
    .toBuffer();
  await page.route('**/tiles/**', (route) => route.fulfill({ body: image, contentType: 'image/png' }));
  await page.addInitScript(recorder);
  await page.goto(address);
  const map = page.getByRole('application', { name: 'Carte' });
  await map.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });

  const rows: Record<string, object> = {};
  const record = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(1_000);
    await page.evaluate('window.recorded = { frames: [], tasks: [] }');
    const started = performance.now();
    await act();
    const ms = performance.now() - started;
    // Tasks are reported after they end.
    await page.waitForTimeout(500);
    rows[name] = { ...summary(await page.evaluate<Step>('window.recorded')), 'took ms': Math.round(ms) };
  };

  await record('show the pins', async () => {
    answerPins();
    await map
      .getByRole('button', { name: /laveries, .*agrandir$/ })
      .first()
      .waitFor();
  });
  const box = (await map.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await record('pan', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const angle = (round / rounds) * 2 * Math.PI;
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      for (let step = 1; step <= 30; step += 1) {
        const reach = step * 5;
        await page.mouse.move(middle.x + Math.cos(angle) * reach, middle.y + Math.sin(angle) * reach);
      }
      await page.mouse.up();
      await settled(page);
    }
  });
  await record('zoom', async () => {
    await map.focus();
    for (let round = 0; round < rounds; round += 1) {
      for (const key of ['+', '+', '-', '-']) {
        await page.keyboard.press(key);
        await settled(page);
      }
    }
  });
  console.log(`${options.pins} pins, processor slowed down ${options.slowdown} times, 390×844`);
  console.table(rows);
}

/** Resolves when the map rests: its view, which the address holds, has not changed for some frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    let seen = location.search;
    let calm = 0;
    const look = () => {
      calm = location.search === seen ? calm + 1 : 0;
      seen = location.search;
      if (calm > 30) resolve();
      else requestAnimationFrame(look);
    };
    look();
  })`);
}

function summary({ frames, tasks }: Step) {
  const sorted = ascending(frames);
  const ms = (share: number) => Math.round(percentile(sorted, share));
  return {
    frames: frames.length,
    'p50 ms': ms(0.5),
    'p95 ms': ms(0.95),
    'longest frame ms': Math.round(sorted.at(-1) ?? 0),
    'longest task ms': Math.round(Math.max(0, ...tasks)),
  };
}
