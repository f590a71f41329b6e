import type { Caller } from '../platform/caller.ts';

/** What a head shows may be this old; the app hears of a change by itself. */
const keptMs = 30_000;

/**
 * Asks at most twice a minute and gives everybody the same answer, so `ask` must not depend on who calls. Null while it
 * cannot be had: a page can do without.
 */
export function keptAnswer<Answer>(
  ask: (caller: Caller) => Promise<Answer>,
): (caller: Caller) => Promise<Answer | null> {
  let known: Promise<Answer | null> | undefined;
  let askedAt = 0;
  return (caller) => {
    if (!known || Date.now() - askedAt > keptMs) {
      askedAt = Date.now();
      known = ask(caller).catch(() => null);
    }
    return known;
  };
}
