import { useMemo, useSyncExternalStore } from 'react';
import type { SearchCriteria } from './search-params.ts';

type Centre = NonNullable<SearchCriteria['centre']>;

const storageKey = 'lavoir:own-position';
/** Degrees: about 500 m. */
const step = 0.005;

let own: Centre | null | undefined;

/** Remembers the visitor's position until the tab is closed. Without storage, until the page is reloaded. */
export function rememberOwnPosition(centre: Centre): void {
  own = centre;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(centre));
  } catch {
    // A reload then shows the point of the address.
  }
}

function ownPosition(): Centre | null {
  if (own !== undefined) return own;
  try {
    own = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Centre | null;
  } catch {
    own = null;
  }
  return own;
}

/** Returns the point that stands for a position in an address, which may be passed on. */
export function sharedPoint({ lat, lng }: Centre): Centre {
  const round = (degrees: number) => Number((Math.round(degrees / step) * step).toFixed(3));
  return { lat: round(lat), lng: round(lng) };
}

const never = () => () => {};

/** Returns the search, measured from the visitor's own position where the address has the point that stands for it. */
export function useOwnPosition(criteria: SearchCriteria): SearchCriteria {
  const own = useSyncExternalStore(
    never,
    () => (criteria.centre && !criteria.city && !criteria.place ? ownPosition() : null),
    () => null,
  );
  return useMemo(() => {
    const point = own && sharedPoint(own);
    const isOwn = point && point.lat === criteria.centre?.lat && point.lng === criteria.centre.lng;
    return isOwn ? { ...criteria, centre: own, isOwnPosition: true } : criteria;
  }, [criteria, own]);
}
