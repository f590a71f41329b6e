import type { Page } from 'playwright/test';

const helpers = `
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const reachable = () => [...document.querySelectorAll(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
  );

  function coverOf(element) {
    const shown = element.closest('label') ?? element;
    const hits = [...shown.getClientRects()].flatMap(pointsOf).map(([x, y]) => document.elementFromPoint(x, y));
    const seen = hits.filter((hit) => hit && (shown.contains(hit) || hit.contains(shown)));
    return seen.length * 2 < hits.length ? nameOf(element) + ', behind ' + nameOf(hits.find((hit) => hit && !seen.includes(hit))) : undefined;
  }

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

  const controls = () => [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider]')].filter(
    (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      // In one of hundreds of walks Chromium painted nothing for a minute.
      setTimeout(done, 2_000);
    });
`;

const inPage = <Result>(page: Page, body: string) =>
  page.evaluate<Result>(`(async () => { ${helpers} ${body} })()`);

export function unseenFocus(page: Page): Promise<string[]> {
  return inPage(
    page,
    `// The window has its new size once it has been painted.
    await painted();
    const elements = reachable();
    const unseen = new Set();
    for (const element of [...elements, ...elements.toReversed()]) {
      element.focus();
      if (document.activeElement !== element) continue;
      const cover = coverOf(element);
      if (cover) unseen.add(cover);
    }
    return [...unseen];`,
  );
}

/** Returns the elements that overlap with `edge`, an element at an edge of the window, while they have the focus. */
export function touchedFocus(page: Page, edge: string): Promise<string[]> {
  return inPage(
    page,
    `const edge = document.querySelector(${JSON.stringify(edge)});
    const touches = (element) => {
      element.focus();
      const one = element.getBoundingClientRect();
      const other = edge.getBoundingClientRect();
      const isApart = one.bottom <= other.top + 1 || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
      return document.activeElement === element && !isApart;
    };
    return reachable().filter((element) => !edge.contains(element) && touches(element)).map(nameOf);`,
  );
}

/**
 * Presses Tab from the beginning of the page to its end. Returns the reachable elements that Tab misses, and those that
 * cannot be seen while they have the focus.
 */
export async function pressTabThrough(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  const unseen: string[] = [];
  const reached: string[] = [];
  for (let last = -1; ;) {
    await page.keyboard.press('Tab');
    const { place, name, cover } = await inPage<{ place: number; name: string; cover?: string }>(
      page,
      `const focused = document.activeElement;
      return { place: reachable().indexOf(focused), name: nameOf(focused), cover: coverOf(focused) };`,
    );
    if (place <= last) break;
    last = place;
    reached.push(name);
    if (cover) unseen.push(cover);
  }
  const all = await inPage<string[]>(
    page,
    `return reachable().filter(({ type }) => type !== 'radio').map(nameOf);`,
  );
  return { missed: all.filter((name) => !reached.includes(name)), unseen };
}

export function smallTargets(page: Page): Promise<string[]> {
  return inPage(
    page,
    `const boxes = controls().map((control) => [control, (control.closest('label') ?? control).getBoundingClientRect()]);
    const textLength = (element) => element.textContent.trim().length;
    const blockOf = (element) => getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
    // The link of a card reaches over all of it.
    const isLarge = (control) => getComputedStyle(control, '::after').position === 'absolute';
    const isInText = (control) => control.localName === 'a' && textLength(blockOf(control)) > textLength(control);
    const isForReadersOnly = ({ width, height }) => width <= 1 || height <= 1;
    const small = boxes.filter(
      ([control, box]) => !isForReadersOnly(box) && (box.width < 23.9 || box.height < 23.9) && !isInText(control) && !isLarge(control),
    );
    return small.map(([control, { width, height }]) => nameOf(control) + ': ' + Math.round(width) + ' × ' + Math.round(height));`,
  );
}

export function coveredTargets(page: Page): Promise<string[]> {
  return inPage(
    page,
    `const covered = new Set();
    const all = controls();
    const top = document.querySelector('[aria-label="Retour en haut"]');
    for (let y = 301; top && y < document.documentElement.scrollHeight - innerHeight; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
      if (!top.checkVisibility({ visibilityProperty: true })) continue;
      const over = top.getBoundingClientRect();
      for (const control of all) {
        const box = control.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (control !== top && x > over.left && x < over.right && y > over.top && y < over.bottom) covered.add(nameOf(control) + ', behind « Retour en haut »');
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];`,
  );
}
