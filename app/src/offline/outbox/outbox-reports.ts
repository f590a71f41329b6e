import { isOpen, type OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Reports the end of each item once, on this page or at the next opening. */
export function createReports(store: OutboxStore) {
  const delivering = new Set<string>();
  const reported = new Set<string>();
  const seenOpen = new Set<string>();

  function mark(id: string) {
    reported.add(id);
    void store.change(id, { isReported: true });
  }

  return {
    delivering,
    mark,
    see(items: readonly OutboxItem[]) {
      for (const { id } of items.filter(isOpen)) {
        seenOpen.add(id);
        reported.delete(id);
      }
    },
    takeEnded(items: readonly OutboxItem[]): OutboxItem[] {
      const ended = items.filter((item) => {
        const { id, isReported, state } = item;
        const isUnreported = (!isReported || seenOpen.has(id)) && !reported.has(id) && !delivering.has(id);
        return isUnreported && !isOpen(item) && state !== 'unsure';
      });
      for (const { id } of ended) mark(id);
      return ended;
    },
  };
}
