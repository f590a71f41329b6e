/** The pin as an icon of Leaflet; its tip points to the place. */
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
