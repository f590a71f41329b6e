import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { generatedPins } from './generated-pins.ts';
import { percentile, rounded } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';

// Opens the map of results with generated pins on a slowed-down phone, moves and zooms it, and prints frame times and the
// longest task of each step.

export const defaults = {
  pins: 2000,
  /** Slowdown of the processor. */
  slowdown: 4,
  rounds: 5,
  /** Time without a change of the view after which the map rests, in ms. */
  rest: 500,
};
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

export async function run(
  harness: Harness,
  { pins, slowdown, rounds, rest }: typeof defaults,
): Promise<void> {
  const phone = await harness.phone((await harness.stack()).url);
  const page = await phone.newPage();
  let answerPins = () => {};
  const isWanted = new Promise<void>((resolve) => (answerPins = resolve));
  await page.route('**/v1/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'LaundromatsOnMap') return route.continue();
    await isWanted;
    return route.fulfill({ json: { data: { laundromats_on_map: generatedPins(pins) } } });
  });
  // Images as a tile server sends them; the local stack draws SVG, which costs the page more.
  const body = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f2efe9' } })
    .png()
    .toBuffer();
  await page.route('**/tiles/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.addInitScript(recorder);
  await page.goto(address);
  const map = page.getByRole('application', { name: 'Carte' });
  await map.waitFor();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const rows: Record<string, object> = {};
  const record = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(2 * rest);
    await page.evaluate('window.recorded = { frames: [], tasks: [] }');
    const started = performance.now();
    await act();
    const ms = performance.now() - started;
    // Tasks are reported after they end.
    await page.waitForTimeout(rest);
    rows[name] = { ...summary(await page.evaluate<Step>('window.recorded')), 'took ms': rounded(ms, 0) };
  };
  await record('show the pins', async () => {
    answerPins();
    await map
      .getByRole('button', { name: /laveries, .*agrandir$/ })
      .first()
      .waitFor();
  });
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await record('pan', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const angle = (round / rounds) * 2 * Math.PI;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + Math.cos(angle) * 150, y + Math.sin(angle) * 150, { steps: 30 });
      await page.mouse.up();
      await settled(page, rest);
    }
  });
  await record('zoom', async () => {
    await map.focus();
    for (const key of Array<string[]>(rounds).fill(['+', '+', '-', '-']).flat()) {
      await page.keyboard.press(key);
      await settled(page, rest);
    }
  });
  console.log(`${pins} pins, processor slowed down ${slowdown} times, 390×844`);
  console.table(rows);
}

/** Resolves when the map rests: its view, which the address holds, has not changed for a time. */
async function settled(page: Page, rest: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    let seen = location.search;
    let since = performance.now();
    const look = (now) => {
      if (location.search !== seen) since = now;
      seen = location.search;
      if (now - since > ${rest}) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
}

const summary = ({ frames, tasks }: Step) => ({
  frames: frames.length,
  'p50 ms': rounded(percentile(frames, 0.5), 0),
  'p95 ms': rounded(percentile(frames, 0.95), 0),
  'longest frame ms': rounded(Math.max(0, ...frames), 0),
  'longest task ms': rounded(Math.max(0, ...tasks), 0),
});
