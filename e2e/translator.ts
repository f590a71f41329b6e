import type { BrowserContext } from 'playwright/test';

/** The text that « Translate this page » appends to each text here; a real one translates it. */
export const translated = ' °';

/** Replaces each text, also a new or changed one, by two `<font>` with another text, as browsers do. */
export async function translatePages(context: BrowserContext, delayMs: number): Promise<void> {
  await context.addInitScript(`
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement.closest('font, script, style, textarea, svg')) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstChild.textContent = text.data + '${translated}';
        text.replaceWith(outer);
      }
    };
    let due;
    new MutationObserver(() => {
      if (!document.body) return;
      if (${delayMs} === 0) return translate();
      due ??= setTimeout(() => { due = undefined; translate(); }, ${delayMs});
    }).observe(document, { subtree: true, childList: true, characterData: true });
  `);
}
