import { rounded, sum } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { audit } from './lighthouse.ts';
import { chosenPages } from './main-pages.ts';

// Lets Lighthouse trace the first visit of the main pages on a phone, with network and processor really slowed down, and
// prints every task of the main thread that takes more than 50 ms, with the work in it, and the total blocking time.

export const defaults = { pages: 'home,directory,detail', url: '' };

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  const site = options.url || (await harness.stack()).url;
  for (const [name, url] of await chosenPages(site, options.pages)) {
    const { urls, tasks } = (await audit(url, 'long-tasks')).audit.longTasks;
    const blocked = Math.round(sum(tasks.map(({ duration }) => duration - 50)));
    console.log(`\n${name}: ${tasks.length} tasks over 50 ms, blocked for ${blocked} ms`);
    console.table(
      tasks
        .toSorted((a, b) => a.startTime - b.startTime)
        .map(({ urlIndex, startTime, duration, ...work }) => ({
          'at ms': rounded(startTime, 0),
          ms: rounded(duration, 0),
          work: Object.entries(work)
            .filter(([, ms]) => ms >= 5)
            .sort(([, a], [, b]) => b - a)
            .map(([type, ms]) => `${type} ${rounded(ms, 0)}`)
            .join(', '),
          file: urls[urlIndex]?.split('/').at(-1),
        })),
    );
  }
}
