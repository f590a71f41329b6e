import type { Page } from 'playwright/test';

/**
 * Runs in the page: moves the focus through everything that Tab and the arrow keys reach, to the end and back, and
 * returns what is covered or outside the window for the most part. It looks at nine points of each box of an element.
 */
const walk = `(() => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const elements = [...document.querySelectorAll(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
  );
  const unseen = new Set();
  for (const element of [...elements, ...elements.toReversed()]) {
    element.focus();
    if (document.activeElement !== element) continue;
    const shown = element.closest('label') ?? element;
    const hits = [...shown.getClientRects()].flatMap(pointsOf).map(([x, y]) => document.elementFromPoint(x, y));
    const seen = hits.filter((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
    if (seen.length * 2 < hits.length) unseen.add(nameOf(element) + ', behind ' + nameOf(hits.find((hit) => hit && !seen.includes(hit))));
  }
  return [...unseen];

  /** Of a box that is higher than the window, points of the part inside. */
  function pointsOf({ left, top, width, height }) {
    const isHigh = height > innerHeight;
    const from = isHigh ? Math.max(top, 0) : top;
    const rows = isHigh ? Math.min(top + height, innerHeight) - from : height;
    const parts = [0.25, 0.5, 0.75];
    return parts.flatMap((across) => parts.map((down) => [left + width * across, from + rows * down]));
  }

  function nameOf(element) {
    if (!element) return 'the edge of the window';
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\\s+/g, ' ').slice(0, 40);
    return '<' + element.localName + '> ' + (text || element.id || element.name);
  }
})()`;

/**
 * Runs in the page: returns the controls smaller than 24 × 24 px (WCAG 2.5.8), beside links within a text, and those that
 * « Retour en haut » covers while the page scrolls.
 */
const targets = `(async () => {
  const wrong = new Set();
  const nameOf = (element) => '<' + element.localName + '> ' + (element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40) ?? element.name);
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider]')].filter(
    (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  for (const control of controls) {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const isInText = control.localName === 'a' && getComputedStyle(control).display === 'inline';
    const isForReadersOnly = width <= 1 || height <= 1;
    if (!isInText && !isForReadersOnly && (width < 23.9 || height < 23.9)) wrong.add(nameOf(control) + ': ' + Math.round(width) + ' × ' + Math.round(height));
  }
  const top = document.querySelector('[aria-label="Retour en haut"]');
  for (let y = 301; top && y < document.documentElement.scrollHeight - innerHeight; y += innerHeight / 3) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    if (!top.checkVisibility({ visibilityProperty: true })) continue;
    const over = top.getBoundingClientRect();
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (control !== top && x > over.left && x < over.right && y > over.top && y < over.bottom) wrong.add(nameOf(control) + ', behind « Retour en haut »');
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...wrong];
})()`;

export const wrongTargets = (page: Page): Promise<string[]> => page.evaluate(targets);

/** Returns what cannot be seen while it has the focus, and by what it is covered. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // The window has its new size once it has been painted.
  await page.evaluate(
    'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))',
  );
  return page.evaluate(walk);
}
