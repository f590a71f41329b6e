export type Background = ReturnType<typeof createBackground>;

/** Work that continues after its request has been answered, like sending an email. The server finishes it before it stops. */
export function createBackground() {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work: Promise<unknown>): void {
      underWay.add(work);
      const remove = () => void underWay.delete(work);
      work.then(remove, remove);
    },
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
