import { clsx } from 'clsx';

export type PinState = 'open' | 'closing' | 'closed' | 'unknown';

const drop = 'M18 42C12 32 4 26 4 17a14 14 0 0 1 28 0c0 9-8 15-14 25Z';

// They differ by fill, outline and sign as well, for those who do not see the colours.
const looks: Record<PinState, string> = {
  open: `<path d="${drop}" class="fill-leaf-700 stroke-card" stroke-width="2"/>
    <path d="m12 17 4.5 4.5 8-9" class="stroke-card" stroke-width="3"/>`,
  closing: `<path d="${drop}" class="fill-card stroke-sun-700" stroke-width="2.5"/>
    <path d="M18 10v7.5l5 3" class="stroke-sun-700" stroke-width="3.5"/>`,
  closed: `<path d="${drop}" class="fill-card stroke-brick-700" stroke-width="2.5"/>
    <path d="M12 17h12" class="stroke-brick-700" stroke-width="3.5"/>`,
  unknown: `<path d="${drop}" class="fill-card stroke-slate" stroke-width="2.5" stroke-dasharray="4 4"/>
    <path d="M14 14a4 4 0 1 1 5.5 3.7c-1.1.5-1.5 1.2-1.5 2.3M18 24v.1" class="stroke-slate" stroke-width="2.75"/>`,
};

export function pinDrawing(state: PinState): string {
  return `<svg viewBox="0 0 36 44" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="size-full">${looks[state]}</svg>`;
}

const templates = new Map<PinState, Element>();

/** Returns a new element with the drawing of a pin. Copying an element takes a tenth of the time of parsing one. */
export function drawnPin(state: PinState): Node {
  let template = templates.get(state);
  if (!template) {
    template = document.createElement('div');
    template.innerHTML = pinDrawing(state);
    templates.set(state, template);
  }
  return template.firstElementChild!.cloneNode(true);
}

// Leaflet writes `transform`, so that only `translate` is free to move a button to its point.
export const pinClass =
  'absolute top-0 left-0 h-11 w-9 -translate-x-1/2 -translate-y-full cursor-pointer rounded-control ' +
  '[&>svg]:origin-bottom data-chosen:[&>svg]:scale-130 data-pointed:[&>svg]:scale-130';

export const groupClass = (count: number) =>
  clsx(
    'filled absolute top-0 left-0 -translate-1/2 cursor-pointer rounded-full border-2 border-card bg-deep-600 text-sm',
    'font-bold text-white shadow-card hover:bg-deep-700 data-chosen:bg-deep-900 data-pointed:bg-deep-900',
    count < 10 ? 'size-10' : count < 100 ? 'size-11' : 'size-13',
  );

export const openCountClass =
  'absolute -top-2.5 -right-2.5 min-w-5.5 rounded-full border-2 border-card bg-leaf-700 px-1 text-xs text-card';

export const accuracyClass = 'fill-blue-500 stroke-blue-500';

export const hereLook = 'size-5 rounded-full border-[3px] border-card bg-blue-500 shadow-lift';
export const hereClass = `${hereLook} size-5! -m-2.5!`;

export const pinIcon = {
  // A finger that drags the pin must not scroll the page.
  className: 'touch-none cursor-move rounded-full',
  iconSize: [44, 52] as [number, number],
  iconAnchor: [22, 50] as [number, number],
  html: `<svg viewBox="0 0 44 52" fill="none" aria-hidden="true" class="pointer-events-none size-full drop-shadow-md">
    <path d="M22 50C15 38 5 31 5 19a17 17 0 0 1 34 0c0 12-10 19-17 31Z" class="fill-blue-600 stroke-card" stroke-width="2"/>
    <circle cx="22" cy="19" r="8" class="fill-card"/>
  </svg>`,
};
