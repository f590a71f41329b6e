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

/** Returns what cannot be seen while it has the focus, and by what it is covered. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // The window has its new size once it has been painted.
  await page.evaluate(
    'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))',
  );
  return page.evaluate(walk);
}
