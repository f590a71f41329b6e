/** Work that continues after its request has been answered, like sending an email. The server finishes it before it stops. */
export interface Background {
  add(work: Promise<unknown>): void;
  idle(): Promise<void>;
}

export function createBackground(): Background {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work) {
      underWay.add(work);
      const forget = () => void underWay.delete(work);
      work.then(forget, forget);
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
