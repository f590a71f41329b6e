import { useEffect, useRef } from 'react';
import { isTextSent, type OutboxItem } from '#app/offline/outbox/outbox-item.ts';
import { useOutbox } from '#app/offline/outbox/use-outbox.ts';

interface SentItemsProps extends Pick<OutboxItem, 'kind' | 'place'> {
  onSent: () => void;
}

/** Calls back when queued items were sent, also just before it was mounted: the page may lack them. */
export function SentItems({ kind, place, onSent }: SentItemsProps) {
  const { items } = useOutbox();
  const count = items.filter((item) => item.kind === kind && item.place === place && isTextSent(item)).length;
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current) onSent();
    before.current = count;
  }, [count, onSent]);
  return null;
}
