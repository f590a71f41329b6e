const maxAgeMs = 60_000;

export type CachedAnswers = ReturnType<typeof createCachedAnswers>;

/**
 * JSON answers in memory that are the same for everybody and change about once a month. A change purges them; a lost
 * purge is made up for after a minute.
 */
export function createCachedAnswers(now = Date.now) {
  const answers = new Map<string, { json: Promise<string>; until: number }>();

  return {
    find(path: string, read: () => Promise<unknown>): Promise<string> {
      const cached = answers.get(path);
      if (cached && cached.until > now()) return cached.json;
      const answer = { json: read().then((content) => JSON.stringify(content)), until: now() + maxAgeMs };
      answers.set(path, answer);
      answer.json.catch(() => {
        if (answers.get(path) === answer) answers.delete(path);
      });
      return answer.json;
    },

    purge(concerns: (path: string) => boolean) {
      for (const path of [...answers.keys()]) if (concerns(path)) answers.delete(path);
    },
  };
}
