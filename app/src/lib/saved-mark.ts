const key = 'lavoir:saved';

/** Whether somebody saved something on this device: then hearts are worth their code at once. Call it in a browser. */
export function hasSavedMark(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setSavedMark(saved: boolean): void {
  try {
    if (saved && !hasSavedMark()) void askToKeep();
    if (saved) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: hearts then wait for the first press.
  }
}

/** From now on there is something to lose: the browser should not throw it away when the device runs full. */
async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
