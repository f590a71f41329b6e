/** Seeded random generator (mulberry32): the same seed gives the same demo on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  chance(probability: number): boolean;
  /** Returns an integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** Returns a function that deals every item once before it repeats any. */
  deck<T>(items: readonly T[]): () => T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffled = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = between(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  return {
    next,
    between,
    shuffled,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)]!,
    deck: (items) => {
      let rest: (typeof items)[number][] = [];
      return () => {
        if (rest.length === 0) rest = shuffled(items);
        return rest.pop()!;
      };
    },
  };
}
