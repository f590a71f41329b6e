/** Says that the app receives presses from now on. Call it before the server's page is hydrated. */
export function receivePresses(): void {
  document.documentElement.dataset.app = '';
}

/** Repeats, once the page is hydrated, the presses that mark-presses.ts has marked. */
export function repeatPresses(): void {
  for (const mark of document.getAnimations().filter(({ id }) => id === 'early-press')) {
    const { target } = mark.effect as KeyframeEffect;
    mark.cancel();
    if (target instanceof HTMLElement) target.click();
  }
}
