/**
 * Dims buttons that are pressed before the app has loaded; the app repeats the press later (lib/start-up.ts). An
 * animation, because React reports attributes that it has not rendered.
 */
export function markPresses(): void {
  document.addEventListener('click', ({ target }) => {
    // From here on React itself receives the presses.
    if (document.documentElement.dataset.app !== undefined || !(target instanceof Element)) return;
    const button = target.closest('button[type=button]');
    button?.animate([{ opacity: 0.55 }], { id: 'early-press', duration: 1, fill: 'forwards' });
  });
}
