const key = 'lavoir:position-shared';

/** Tells whether the browser gave the position on an earlier visit. Call it in a browser. */
export function isPositionShared(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setPositionShared(shared: boolean): void {
  try {
    if (shared) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the home page then begins with the whole country.
  }
}
