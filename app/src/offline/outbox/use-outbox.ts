import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { OutboxItem } from './outbox-item.ts';
import { type Outbox, outboxOf } from './outbox.ts';

const none: readonly OutboxItem[] = [];

export function useOutbox(): { outbox: Outbox; items: readonly OutboxItem[] } {
  const outbox = outboxOf(useSession());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  return { outbox, items };
}

export interface FormOutbox {
  outbox: Outbox;
  /** Takes an item back, unless something was typed while it was being sent. */
  take: (id: string) => ReturnType<Outbox['take']>;
  waiting: readonly OutboxItem[];
  returned: OutboxItem | undefined;
}

interface FormOutboxOptions {
  kind: OutboxItem['kind'];
  place: string;
  isEmpty: boolean;
  /** Returns the id of the item whose text is in the form, also after a reload. */
  originId?: () => string | undefined;
  restore: (item: OutboxItem) => void;
}

export function useFormOutbox({ kind, place, isEmpty, originId, restore }: FormOutboxOptions): FormOutbox {
  const { outbox, items: all } = useOutbox();
  const items = useMemo(
    () => all.filter((item) => item.kind === kind && item.place === place),
    [all, kind, place],
  );
  const [shown, setShown] = useState<string | null>(null);
  const refused = items.find(({ refusal }) => refusal);
  const isHere = isEmpty || (refused && refused.id === originId?.());
  if (refused && textOf(refused) !== shown && isHere) setShown(textOf(refused));
  const returned = refused && textOf(refused) === shown ? refused : undefined;
  useEffect(() => {
    if (returned) restore(returned);
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each refused text.
  }, [shown]);

  const hasRoom = useRef(isEmpty);
  useEffect(() => {
    hasRoom.current = isEmpty;
  }, [isEmpty]);
  const take = (id: string) => outbox.take(id, () => hasRoom.current);

  return { outbox, take, waiting: items.filter((item) => item.state === 'waiting'), returned };
}

/** Includes the time: a corrected text keeps the id of its item. */
function textOf({ id, writtenAt }: OutboxItem): string {
  return `${id} ${writtenAt}`;
}
