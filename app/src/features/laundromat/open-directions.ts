import type { Coordinates } from '#contract/coordinates.ts';

/** How long the new tab waits for a position: already allowed, or still to be asked from the visitor. */
const grantedWaitMs = 3_000;
const askingWaitMs = 8_000;

/**
 * Opens the way in a new tab, from the visitor's position when it can be had in time. The tab is opened before
 * anything is awaited, or the browser would take it for a pop-up; false when the browser refused it all the same.
 */
export function openDirections(browser: Window, urlFrom: (origin?: Coordinates) => string): boolean {
  const tab = browser.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.document.title = 'Itinéraire';
  tab.document.body.textContent = 'Recherche de votre position…';
  void position(browser, tab).then((origin) => {
    tab.location.replace(urlFrom(origin));
  });
  return true;
}

async function position(browser: Window, tab: Window): Promise<Coordinates | undefined> {
  const permission = await permissionOf(browser.navigator);
  if (permission === 'denied') return undefined;
  // The question has to appear in the tab that the visitor is looking at, which is the new one.
  const asked = permission === 'granted' ? browser : tab;
  const wait = permission === 'granted' ? grantedWaitMs : askingWaitMs;
  return new Promise((resolve) => {
    // The browser's own timeout does not run while it shows its question.
    browser.setTimeout(() => resolve(undefined), wait);
    asked.navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: wait, maximumAge: 60_000 },
    );
  });
}

/** About ten metres: the side of the street is enough to find the way. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

async function permissionOf(navigator: Navigator): Promise<PermissionState> {
  if (!('geolocation' in navigator)) return 'denied';
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
