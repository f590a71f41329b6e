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
    if (saved) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: hearts then wait for the first press.
  }
}
