import type { Page } from 'playwright/test';

const measure = `
  self.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) self.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

export const measureShifts = (page: Page) => page.addInitScript(measure);

export const shiftsOf = (page: Page) => page.evaluate<number>('shifts');
