import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { connection } from '#app/lib/device/connection.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { largestCountBatch } from '#contract/statistics/count-kinds.ts';

const sendAfterMs = 10_000;

/**
 * Sends counts after ten seconds, or when the page is hidden, without a cookie. A failed request is not repeated:
 * counts are not worth storing on the device.
 */
function createCountSender() {
  let batch: Record<string, string[]> = {};
  let size = 0;
  let timer: number | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    if (size === 0) return;
    const body = JSON.stringify({ id: newClientId(), ...batch });
    batch = {};
    size = 0;
    const headers = { 'Content-Type': 'application/json' };
    fetch('/api/counts', { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(
      () => undefined,
    );
  }

  const sendIfHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', sendIfHidden);
  // Safari does not send visibilitychange when the visitor leaves the page.
  window.addEventListener('pagehide', send);

  return {
    add(kind: string, laundromatId: string) {
      (batch[kind] ??= []).push(laundromatId);
      size += 1;
      if (size === largestCountBatch) send();
      else timer ??= window.setTimeout(send, sendAfterMs);
    },
    stop() {
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('pagehide', send);
      send();
    },
  };
}

const cardAttribute = 'data-laundromat';
const pageAttribute = 'data-opened';
const controlAttribute = 'data-count';

const visiblePart = 0.5;
/** Time that React may take to show a page. */
const lookAfterMs = 300;

/**
 * Counts cards and pages that become visible, and presses, once per page view, except of `own`. Browsers report no
 * element of a background page as visible. Returns a function that stops counting.
 */
export function countVisits(own: ReadonlySet<string>): () => void {
  const counts = createCountSender();
  const counted = new Set<string>();
  const watched = new WeakSet<Element>();
  let path = window.location.pathname;
  let looking: number | undefined;

  function count(kind: string, element: Element | null) {
    const id = element?.getAttribute(cardAttribute) ?? element?.getAttribute(pageAttribute);
    if (!id || own.has(id) || counted.has(`${kind} ${id}`) || connection.isOffline()) return;
    counted.add(`${kind} ${id}`);
    counts.add(kind, id);
  }

  const intersections = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const isPage = target.hasAttribute(pageAttribute);
        // A page is taller than the screen, so less than half of it may be visible.
        if (!isIntersecting || (!isPage && intersectionRatio < visiblePart)) continue;
        intersections.unobserve(target);
        count(isPage ? 'opened' : 'shown', target);
      }
    },
    { threshold: [0, visiblePart] },
  );

  function look() {
    looking = undefined;
    if (window.location.pathname !== path) counted.clear();
    path = window.location.pathname;
    for (const element of document.querySelectorAll(`[${cardAttribute}], [${pageAttribute}]`)) {
      if (watched.has(element)) continue;
      watched.add(element);
      intersections.observe(element);
    }
  }

  const mutations = new MutationObserver(() => {
    looking ??= window.setTimeout(look, lookAfterMs);
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  look();

  const press = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest(`[${controlAttribute}]`) : null;
    const kind = pressed?.getAttribute(controlAttribute);
    if (pressed && kind) count(kind, pressed.closest(`[${cardAttribute}], [${pageAttribute}]`));
  };
  // Captured: the favorite button changes its attribute when it is pressed.
  document.addEventListener('click', press, { capture: true });

  return () => {
    document.removeEventListener('click', press, { capture: true });
    clearTimeout(looking);
    mutations.disconnect();
    intersections.disconnect();
    counts.stop();
  };
}

/** Returns at most a hundred rows, the limit of the owner's permission. */
const countedAsOwnQuery = graphql(`
  query CountedAsOwn($me: uuid!) {
    laundromats(where: { owner: { id: { _eq: $me } }, isActive: { _eq: true } }) {
      id
    }
  }
`);

/** Administrators are not counted, nor an owner's own laundromats. */
export function VisitCounter() {
  const session = useSessionState();
  const user = session.status === 'signedIn' ? session.user : null;
  const isOwner = user?.role === 'owner';
  const [{ data }] = useQuery({
    query: countedAsOwnQuery,
    variables: { me: user?.id ?? '' },
    pause: !isOwner,
  });
  const isVisitor = session.status === 'anonymous' || user?.role === 'client';
  // A string, because the same ids in a new array would start a new page view.
  const own = isVisitor ? '' : data?.laundromats.map(({ id }) => id).join(' ');
  useEffect(() => (own === undefined ? undefined : countVisits(new Set(own.split(' ')))), [own]);
  return null;
}
