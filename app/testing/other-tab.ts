/** Stores an item as another tab does, or removes it for null. */
export function storeInOtherTab(key: string, value: object | null): void {
  const newValue = value && JSON.stringify(value);
  if (newValue) localStorage.setItem(key, newValue);
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
