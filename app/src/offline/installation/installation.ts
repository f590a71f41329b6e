const refusedKey = 'lavoir:install-refused';
const refusalLastsMs = 90 * 24 * 60 * 60_000;

/** Tells whether this is the installed app and not a browser tab. */
export function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/**
 * Tells whether this is an iPhone or iPad, where the app is installed by hand. An iPad claims to be a Mac, but Macs
 * have no touch.
 */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function isInstallRefused(): boolean {
  try {
    const at = Number(localStorage.getItem(refusedKey));
    return at > 0 && Math.abs(Date.now() - at) < refusalLastsMs;
  } catch {
    return false;
  }
}

export function refuseInstall(): void {
  try {
    localStorage.setItem(refusedKey, String(Date.now()));
  } catch {
    // Storage is full or forbidden: the prompt may return.
  }
}
