// The only script that a rendered page loads at once. It loads the others after photos and fonts, which would share a
// slow connection.

import { markPresses } from './mark-presses.ts';

const longestWaitMs = 4_000;
const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;

let isBegun = false;

function begin() {
  if (isBegun) return;
  isBegun = true;
  const named = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.scripts;
  void load(named?.split(' ') ?? []);
}

/** One task for each file, because a single task would block a phone. A file comes after its imports. */
async function load(files: readonly string[]) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    await nextTask();
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isPainted = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});
const isLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve());
});
markPresses();
void Promise.all([isPainted, isLoaded]).then(begin);
for (const sign of signsOfUse) window.addEventListener(sign, begin, { once: true, passive: true });
setTimeout(begin, longestWaitMs);
