import { LRUCache } from 'lru-cache';

export function createAnswerCache<Answer>({ maxEntries, ttlMs }: { maxEntries: number; ttlMs: number }) {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxEntries, ttl: ttlMs });
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const cached = answers.get(key);
    if (cached) return cached;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
