import { useEffect, useEffectEvent, useRef, useState, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readItem, readTabItem, writeItem, writeTabItem } from '#app/lib/device/device-item.ts';
import { positionPermission } from '#app/lib/places/position.ts';
import { parseObject } from '#app/lib/requests/json-answer.ts';
import { isRenderedByBrowser } from '#app/lib/start-up.ts';
import type { SearchCriteria } from './search-params.ts';

type Centre = NonNullable<SearchCriteria['centre']>;

/** The end of an address that requests the position at once, as a press of « Autour de moi » does. */
export const aroundMeHash = '#autour-de-moi';

interface AroundMeOptions {
  searching: boolean;
  opening: Opening;
  /** `replace`: nobody pressed anything, so « back » must not lead here again. `changes` come with the press. */
  onPosition: (centre: Centre, options: { replace: boolean; changes: Partial<SearchCriteria> }) => void;
}

export interface AroundMe {
  asking: boolean;
  /** Why there is no position, or that it is vague. */
  failure: string | undefined;
  /** Resolves with false when there is no position. */
  locate: (changes?: Partial<SearchCriteria>) => Promise<boolean>;
  cancel: () => void;
}

/** The visitor's position, rounded. It is requested on a press, from the app's shortcut, or at once. */
export function useAroundMe({ searching, opening, onPosition }: AroundMeOptions): AroundMe {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { request, ignore } = usePositionRequest(onPosition);
  const permission = useRef<PermissionStatus>(undefined);
  // The position is requested at once only in the first history entry of a visit: « Tout effacer » and « back » lead to
  // a page that must stay as it is.
  const isFirstEntry = useLocation().key === 'default';

  async function locate(changes?: Partial<SearchCriteria>): Promise<boolean> {
    setAsking(true);
    setFailure(undefined);
    // Room is reserved during the press, when nobody minds that the page moves. A refusal needs no room.
    if (permission.current?.state !== 'denied') opening.begin();
    const failed = await request(false, changes);
    setFailure(failed);
    setAsking(false);
    if (failed) opening.end();
    return !failed;
  }

  function cancel() {
    opening.end();
    ignore();
    setAsking(false);
    setFailure(undefined);
  }

  const begin = useEffectEvent(async () => {
    permission.current = await positionPermission();
    if (window.location.hash === aroundMeHash) return void locate();
    if (searching || !isFirstEntry) return;
    const isAllowed = permission.current?.state === 'granted';
    setPositionShared(isAllowed);
    if (!opening.pending) return;
    // A failure is not shown: nobody asked for the position.
    if (!isAllowed || (await request(true)) !== undefined) opening.end();
  });
  useEffect(() => {
    const soon = setTimeout(() => void begin());
    return () => clearTimeout(soon);
  }, []);

  return { asking, failure, locate, cancel };
}

/** Requests the position, and returns why there is none or that it is vague. Only the latest request counts. */
function usePositionRequest(onPosition: AroundMeOptions['onPosition']) {
  const latest = useRef(0);
  const ignore = () => void (latest.current += 1);
  // A late position must not lead back to a page that was left.
  useEffect(() => ignore, []);

  async function request(
    replace: boolean,
    changes: Partial<SearchCriteria> = {},
  ): Promise<string | undefined> {
    latest.current += 1;
    const number = latest.current;
    try {
      // The code is fetched when it is needed, because few visits begin with a position.
      const { positionFailureText, requestCentre, vagueText } = await import('./geolocation.ts');
      const result = await requestCentre(navigator.geolocation);
      if (number !== latest.current) return undefined;
      if (!result.ok) return positionFailureText[result.reason];
      setPositionShared(true);
      onPosition(result.centre, { replace, changes });
      return vagueText(result.accuracy);
    } catch {
      return number === latest.current ? 'Pas de connexion. Réessayez ou indiquez votre ville.' : undefined;
    }
  }
  return { request, ignore };
}

const sharedKey = 'lavoir:position-shared';

const isPositionShared = () => readItem(sharedKey) != null;

/** Without storage, the home page begins with the whole country. */
function setPositionShared(shared: boolean): void {
  writeItem(sharedKey, shared ? '1' : null);
}

export interface Opening {
  pending: boolean;
  /** Keeps the height of the results, also when no position was found. */
  keepsRoom: boolean;
  /** Reserves room for the results around the visitor, whose position was requested. */
  begin: () => void;
  end: () => void;
}

/**
 * A visit begins with the laundromats around the visitor if they have shared the position before. A page rendered by
 * the server stays as it is, because its list would change while the visitor reads it (docs/decisions/014).
 */
export function useOpening(searching: boolean): Opening {
  const isFirstEntry = useLocation().key === 'default';
  const [state, setState] = useState<'none' | 'pending' | 'ended'>(() =>
    isFirstEntry && !searching && isRenderedByBrowser() && isPositionShared() ? 'pending' : 'none',
  );
  if (state !== 'none' && searching) setState('none');
  return {
    pending: state === 'pending' && !searching,
    keepsRoom: state !== 'none',
    begin: () => !searching && setState('pending'),
    end: () => setState((now) => (now === 'pending' ? 'ended' : now)),
  };
}

const ownPositionKey = 'lavoir:own-position';
/** In degrees: about 500 m. */
const sharedStep = 0.005;

let own: Centre | null | undefined;

/** Remembers the visitor's position until the tab is closed. Without storage, until the page is reloaded. */
export function rememberOwnPosition(centre: Centre): void {
  own = centre;
  writeTabItem(ownPositionKey, JSON.stringify(centre));
}

function ownPosition(): Centre | null {
  if (own === undefined) {
    const stored = parseObject(readTabItem(ownPositionKey) ?? '');
    own = (stored as Centre | undefined) ?? null;
  }
  return own;
}

/** Returns a position rounded for an address, because addresses may be passed on. */
export function sharedPoint({ lat, lng }: Centre): Centre {
  const round = (degrees: number) => Number((Math.round(degrees / sharedStep) * sharedStep).toFixed(3));
  return { lat: round(lat), lng: round(lng) };
}

const never = () => () => {};

/** Measures from the exact position of the visitor if the address has the same point, rounded. */
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
