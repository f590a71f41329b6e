/**
 * Dims the buttons that are pressed before the app has loaded, so that visitors see the effect of the press; the app
 * repeats it later (lib/start-up.ts). It uses an animation, because React reports attributes that it has not
 * rendered. Only load-later.ts imports this file, so that both are bundled into one file.
 */
export function markPresses(): void {
  document.addEventListener('click', ({ target }) => {
    // From here on React itself receives the presses.
    if (document.documentElement.dataset.app !== undefined || !(target instanceof Element)) return;
    const button = target.closest('button[type=button]');
    button?.animate([{ opacity: 0.55 }], { id: 'early-press', duration: 1, fill: 'forwards' });
  });
}
