interface Entry<Answer> {
  answer: Promise<Answer>;
  expiresAt: number;
}

/** Caches answers by key, and lets concurrent requests for one key share it. A failure is not cached. */
export function createAnswerCache<Answer>({ maxEntries, ttlMs }: { maxEntries: number; ttlMs: number }) {
  // A Map iterates in the order of insertion: the first key is the one that was used longest ago.
  const entries = new Map<string, Entry<Answer>>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const cached = entries.get(key);
    entries.delete(key);
    if (cached && cached.expiresAt > performance.now()) {
      entries.set(key, cached);
      return cached.answer;
    }
    const entry = { answer: ask(), expiresAt: performance.now() + ttlMs };
    entries.set(key, entry);
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    return entry.answer;
  };
}
