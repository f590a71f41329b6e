/** Resolves when the visitor first uses the page. */
function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, done, { passive: true });
  });
}

/** Resolves when the page is first used, or the service worker is installed. Call it in a browser. */
export async function firstUseOrInstalled(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? [navigator.serviceWorker.ready] : [];
  await Promise.race([firstUse(), ...worker]);
}
