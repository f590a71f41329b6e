import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.tsx';
import { toast } from '../ui/toast.ts';
import { stateOf, type OutboxItem, type OutboxState } from './outbox-item.ts';
import { outboxOf } from './outbox.ts';

const none: readonly OutboxItem[] = [];

/** Shows toasts for queued items that were sent or refused. */
export function OutboxToasts() {
  const outbox = outboxOf(useSession());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  const before = useRef(new Map<string, OutboxState>());
  useEffect(() => {
    const changed = items.filter(
      (item) => before.current.get(item.id) === 'waiting' && stateOf(item) !== 'waiting',
    );
    before.current = new Map(items.map((item) => [item.id, stateOf(item)]));
    const refused = changed.find((item) => item.refusal);
    if (refused) {
      toast({
        title: `${refused.title}\u00a0: refusé`,
        description: `${refused.refusal?.sentence} Le texte est gardé dans son formulaire.`,
        variant: 'destructive',
      });
    } else if (changed.length === 1) {
      toast({ title: `${changed[0]!.title}\u00a0: envoyé` });
    } else if (changed.length > 1) {
      toast({ title: `${changed.length} envois en attente sont partis` });
    }
  }, [items]);
  return null;
}
