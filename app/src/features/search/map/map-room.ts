/**
 * Size of the map of results: beside the list on a wide screen; on a phone up to the head of the list, which is pulled
 * over the map like a sheet.
 */
export const mapRoom =
  'h-[calc(100svh-var(--header)-8rem)] min-h-72 border-y lg:h-[calc(100dvh-var(--header)-4rem)] lg:min-h-96 ' +
  'lg:rounded-card lg:border short:h-[85dvh] short:min-h-64';
