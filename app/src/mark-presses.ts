/**
 * Dims buttons that are pressed before the app has loaded; lib/start-up.ts repeats the press. An animation, because
 * React reports unknown attributes.
 */
export function markPresses(): void {
  document.addEventListener('click', ({ target }) => {
    if (document.documentElement.dataset.app !== undefined || !(target instanceof Element)) return;
    const button = target.closest('button[type=button]');
    button?.animate([{ opacity: 0.55 }], { id: 'early-press', duration: 1, fill: 'forwards' });
  });
}
