const maxAgeMs = 60_000;

export type CachedAnswers = ReturnType<typeof createCachedAnswers>;

/**
 * JSON answers in memory that are the same for everybody and change about once a month. A change purges them; a lost
 * purge is made up for after a minute.
 */
export function createCachedAnswers(now = Date.now) {
  const answers = new Map<string, { json: string; until: number }>();
  let purges = 0;

  return {
    async find(path: string, read: () => Promise<unknown>): Promise<string> {
      const cached = answers.get(path);
      if (cached && cached.until > now()) return cached.json;
      const purgesBefore = purges;
      const json = JSON.stringify(await read());
      // An answer may be old if a purge came while it was read.
      if (purges === purgesBefore) answers.set(path, { json, until: now() + maxAgeMs });
      return json;
    },

    purge(concerns: (path: string) => boolean) {
      purges += 1;
      for (const path of [...answers.keys()]) if (concerns(path)) answers.delete(path);
    },
  };
}
