import type { ApiCaller } from '../session/caller.ts';

/** Accepted age of the data in a head; the app queries them anew. */
const cacheMs = 30_000;

/**
 * Caches the answer of `ask` for all callers, so `ask` must not depend on the caller. Resolves to null when it fails: a
 * page works without it.
 */
export function cachedAnswer<Answer>(
  ask: (caller: ApiCaller) => Promise<Answer>,
): (caller: ApiCaller) => Promise<Answer | null> {
  let known: Promise<Answer | null> | undefined;
  let askedAt = 0;
  return (caller) => {
    if (!known || Date.now() - askedAt > cacheMs) {
      askedAt = Date.now();
      known = ask(caller).catch(() => null);
    }
    return known;
  };
}
