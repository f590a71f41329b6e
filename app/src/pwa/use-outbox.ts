import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../graphql/session-context.tsx';
import type { OutboxItem } from './outbox-item.ts';
import { type Outbox, outboxOf } from './outbox.ts';

const none: readonly OutboxItem[] = [];

/** The outbox of this tab, and what it holds for one form. */
export function useOutbox(
  kind: OutboxItem['kind'],
  place: string,
): { outbox: Outbox; items: readonly OutboxItem[] } {
  const outbox = outboxOf(useSession());
  const all = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  const items = useMemo(
    () => all.filter((item) => item.kind === kind && item.place === place),
    [all, kind, place],
  );
  return { outbox, items };
}
