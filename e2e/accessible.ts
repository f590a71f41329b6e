import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { isExhaustive } from '../local-stack/testing/exhaustive.ts';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, (axe) => axe.withTags(rules));
}

/** Fails with the texts whose contrast is too low in the dark theme. Colours must change at once (`reducedMotion`). */
export async function expectDarkContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, (axe) => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: null });
}

const watchLoading = `
  self.hasLoaded = document.querySelector('[aria-busy="true"]') !== null;
  new MutationObserver(() => { self.hasLoaded = true; })
    .observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
`;

async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  let found: string[];
  do {
    // A list whose next content is loading is dimmed.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(watchLoading);
    // Without this option axe also describes every element that has no problem.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await choose(axe).analyze();
    found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    // A member's list loads again once the page knows the session, which may be while axe reads it.
  } while (await page.evaluate('hasLoaded'));
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** Besides the test's own screen: phones, and a small desktop, where rows of links and cards wrap. */
const widths = isExhaustive ? [320, 360, 390, 480, 640, 768, 1024, 1920] : [320, 390, 1024];
const widthsWithLargeText = isExhaustive ? [320, 390, 1280, 1440] : [320, 390];

/** Runs {@link expectWidth} from the narrowest phone to a desktop, at some widths also with large text. */
export async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of new Set([size.width, ...widths, ...widthsWithLargeText])) {
    if (width !== size.width) await page.setViewportSize({ width, height: size.height });
    await expectWidth(page, width, widthsWithLargeText.includes(width));
  }
  await page.setViewportSize(size);
}

/**
 * Fails when the page is wider than its window; with large text, also when text at twice its size makes it too wide or
 * wraps the name of the site.
 */
export async function expectWidth(page: Page, width: number, withLargeText: boolean): Promise<void> {
  await expectNoOverflow(page, `is wider than ${width} px`);
  if (!withLargeText) return;
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectNoOverflow(page, `with large text is wider than ${width} px`);
  const logo = await page.evaluate<number>("document.querySelector('header a > span').offsetHeight");
  if (width >= 1280) expect.soft(logo, `lines of the logo on ${page.url()}`).toBeLessThan(100);
  await page.evaluate("document.documentElement.style.fontSize = ''");
}

async function expectNoOverflow(page: Page, problem: string) {
  const overflow = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await expect.soft.poll(overflow, `${page.url()} ${problem}`).toBeLessThanOrEqual(0);
}
