const maxAgeMs = 60_000;

export type CachedAnswers = ReturnType<typeof createCachedAnswers>;

/**
 * JSON answers that are the same for everybody and change about once a month, in the memory of this server. A change
 * purges them like rendered pages; a purge that was lost is made up for after a minute.
 */
export function createCachedAnswers(now = Date.now) {
  const answers = new Map<string, { json: string; until: number }>();
  let purges = 0;

  return {
    /** Returns the JSON of a path; `read` returns its content and may reject, which is not cached. */
    async find(path: string, read: () => Promise<unknown>): Promise<string> {
      const cached = answers.get(path);
      if (cached && cached.until > now()) return cached.json;
      const purgesBefore = purges;
      const json = JSON.stringify(await read());
      // What was purged while it was read may be old.
      if (purges === purgesBefore) answers.set(path, { json, until: now() + maxAgeMs });
      return json;
    },

    purge(concerns: (path: string) => boolean) {
      purges += 1;
      for (const path of [...answers.keys()]) if (concerns(path)) answers.delete(path);
    },
  };
}
