import { expect, type Page } from 'playwright/test';

const most = 0.05;

const measure = `
  self.shifts = { sum: 0, moved: [] };
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      self.shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.trim().slice(0, 40);
        self.shifts.moved.push(\`\${placeOf(previousRect)} → \${placeOf(currentRect)}: \${text}\`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

export const measureShifts = (page: Page) => page.addInitScript(measure);

/** Leaves out what has moved so far: the laundromats of the month, shown until a search, change as other tests pay. */
export const resetShifts = (page: Page) => page.evaluate('shifts.sum = shifts.moved.length = 0');

/** Fails with the elements that have moved, and their places before and after. */
export async function expectFewShifts(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>('shifts');
  expect(sum, moved.join('\n')).toBeLessThan(most);
}
