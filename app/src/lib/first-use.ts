/** Resolves when the visitor first does something with the page. Call it in a browser. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, done, { passive: true });
  });
}
