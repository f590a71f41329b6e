export type PinState = 'open' | 'closed' | 'unknown';

const drop = 'M18 42C12 32 4 26 4 17a14 14 0 0 1 28 0c0 9-8 15-14 25Z';

// They differ by fill, outline and sign as well, for those who do not see the colours.
const looks: Record<PinState, string> = {
  open: `<path d="${drop}" class="fill-leaf-700 stroke-white" stroke-width="2"/>
    <path d="m12 17 4.5 4.5 8-9" class="stroke-white" stroke-width="3"/>`,
  closed: `<path d="${drop}" class="fill-white stroke-brick-700" stroke-width="2.5"/>
    <path d="M12 17h12" class="stroke-brick-700" stroke-width="3.5"/>`,
  unknown: `<path d="${drop}" class="fill-white stroke-slate" stroke-width="2.5" stroke-dasharray="4 4"/>
    <path d="M14 14a4 4 0 1 1 5.5 3.7c-1.1.5-1.5 1.2-1.5 2.3M18 24v.1" class="stroke-slate" stroke-width="2.75"/>`,
};

/** Returns the drawing of a pin as SVG. */
export function pinDrawing(state: PinState): string {
  return `<svg viewBox="0 0 36 44" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="size-full">${looks[state]}</svg>`;
}
