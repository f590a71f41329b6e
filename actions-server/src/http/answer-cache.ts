import { LRUCache } from 'lru-cache';

export type AnswerCache<Answer> = ReturnType<typeof createAnswerCache<Answer>>;

/** Answers in memory. Requests at the same time wait for one answer; a failure is not cached. */
export function createAnswerCache<Answer>({ maxEntries, ttlMs }: { maxEntries: number; ttlMs: number }) {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxEntries, ttl: ttlMs });
  return {
    find(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const cached = answers.get(key);
      if (cached) return cached;
      const answer = ask();
      answers.set(key, answer);
      answer.catch(() => {
        if (answers.peek(key) === answer) answers.delete(key);
      });
      return answer;
    },

    purge(concerns: (key: string) => boolean): void {
      for (const key of [...answers.keys()]) if (concerns(key)) answers.delete(key);
    },
  };
}
