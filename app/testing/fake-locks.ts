export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => Promise<unknown>) => {
      const next = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        next.catch(() => undefined),
      );
      return next;
    },
  };
}
