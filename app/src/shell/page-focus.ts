import { announce } from '../ui/announcer.ts';
import { focusable } from '../ui/focusable.ts';

/** Time within which a page must show its content; after it the focus stays where it is. */
const waitMs = 10_000;
/** Number of history entries whose focus is remembered. */
const kept = 50;

/** The link that led away from an entry of the history, and its place among links to the same address. */
interface Departure {
  href: string;
  index: number;
}

interface PageFocus {
  /** Of the history. */
  entry: string;
  isReturn: boolean;
  /** The focus has arrived, or the visitor has moved on. */
  onDone: () => void;
}

const departures = new Map<string, Departure>();

/** Remembers the link of the page that is being followed, for the return to this entry of the history. */
export function rememberDeparture(entry: string, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('#contenu a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  departures.delete(entry);
  departures.set(entry, { href, index: linksTo(href).indexOf(link) });
  for (const oldest of departures.keys()) if (departures.size > kept) departures.delete(oldest);
}

/**
 * Leads the focus into a page that has just been opened, and says its title: to the link by which it was left, on
 * « Back », else to its first heading. Content that is still loading is waited for, unless the visitor moves on.
 */
export function focusPage({ entry, isReturn, onDone }: PageFocus): () => void {
  const departure = isReturn ? departures.get(entry) : undefined;
  const main = document.getElementById('contenu');
  main?.focus({ preventScroll: true });

  const attempt = () => {
    const hasMoved = document.activeElement !== main && document.activeElement !== document.body;
    if (hasMoved) return done();
    const heading = main?.querySelector('h1');
    if (!heading) return;
    const links = departure ? linksTo(departure.href) : [];
    const link = links[departure?.index ?? 0] ?? links.at(-1);
    // The results of a list come after its heading.
    if (departure && !link && main?.querySelector('[aria-busy="true"], [data-loading]')) return;
    done();
    focusable(link ?? heading)?.focus({ preventScroll: true });
    announce(document.title);
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(done, waitMs);
  function done() {
    stop();
    onDone();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  if (main)
    observer.observe(main, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  attempt();
  return stop;
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll(`#contenu a[href="${CSS.escape(href)}"]`)];
}
