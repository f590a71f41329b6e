/** Work that goes on after its request has been answered, like a mail. The server waits for it before it ends. */
export interface Background {
  /** Takes note of work under way; it looks after its own failures. */
  add(work: Promise<unknown>): void;
  /** Resolves once nothing is under way any more. */
  settled(): Promise<void>;
}

export function createBackground(): Background {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work) {
      underWay.add(work);
      const forget = () => void underWay.delete(work);
      work.then(forget, forget);
    },
    async settled() {
      // What is under way may add more.
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
