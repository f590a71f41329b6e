import { focusable } from '#app/ui/focus/focus-keeper.ts';
import { announce } from '#app/ui/notices/announcer.ts';

const waitMs = 10_000;
const maxDepartures = 50;

interface Departure {
  href: string;
  index: number;
}

interface PageFocus {
  /** Names the entry in the browser's history. */
  entry: string;
  isReturn: boolean;
  onDone: () => void;
}

const departures = new Map<string, Departure>();

export function rememberDeparture(entry: string, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('#contenu a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  departures.delete(entry);
  departures.set(entry, { href, index: linksTo(href).indexOf(link) });
  for (const oldest of departures.keys()) if (departures.size > maxDepartures) departures.delete(oldest);
}

/**
 * Focuses a page that has just been opened and announces its title; on « Back », the link by which it was left. Waits
 * for loading content, unless the visitor moves on.
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
    // Waits for the results of a list, which load after its heading.
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
