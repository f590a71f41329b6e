import type { Toast } from '#app/ui/notices/toast.ts';
import { isTextSent, type OutboxItem, perhapsArrived } from './outbox-item.ts';
import { outboxLock } from './outbox-sender.ts';
import type { OutboxStore } from './outbox-store.ts';
import { type OutboxEvent, possibleIn, transition } from './outbox-transition.ts';

/**
 * `replacing`: the server may have it, and the next text replaces it. `withdrawing`: the server is asked to delete it.
 * `unsure`: the item has no key, so nothing can be done.
 */
export type TakeBackResult =
  | { state: 'taken' | 'replacing' | 'unsure'; item: OutboxItem }
  | { state: 'sent' | 'gone' | 'failed' | 'withdrawing' };

/**
 * Takes an item out of the queue while nothing is being sent, if its form is still empty (`hasRoom`). If the server may
 * have it, the item stays without text and photos, so that it can be withdrawn.
 */
export function takeBackItem(store: OutboxStore, id: string, hasRoom = () => true): Promise<TakeBackResult> {
  return whileNothingIsSent(store, id, async (item) => {
    if (!hasRoom()) return { state: 'gone' };
    if (isTextSent(item)) return { state: 'sent' };
    if (!possibleIn.takenBack.includes(item.state)) return { state: 'gone' };
    const stays = await apply(store, item, { type: 'takenBack' });
    return { state: stays ? 'replacing' : item.isUnanswered ? 'unsure' : 'taken', item };
  });
}

/** Deletes an item. Where the server may have it, its withdrawal is queued instead: `withdrawing`. */
export function discardItem(store: OutboxStore, id: string): Promise<TakeBackResult> {
  return whileNothingIsSent(store, id, async (item) => {
    if (await apply(store, item, { type: 'discarded' })) return { state: 'withdrawing' };
    return { state: isTextSent(item) || item.isUnanswered ? 'unsure' : 'taken', item };
  });
}

async function whileNothingIsSent(
  store: OutboxStore,
  id: string,
  work: (item: OutboxItem) => Promise<TakeBackResult>,
): Promise<TakeBackResult> {
  try {
    return await outboxLock(async () => {
      const item = (await store.all()).find((each) => each.id === id);
      return item ? work(item) : { state: 'gone' };
    });
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Stores an item as an event leaves it. Rejects if that fails, because the next start would send the text. Returns
 * false if the item has left the device.
 */
async function apply(store: OutboxStore, item: OutboxItem, event: OutboxEvent): Promise<boolean> {
  const change = transition(item, event, Date.now());
  await (change ? store.add({ ...item, ...change }) : store.remove(item.id));
  return change !== null;
}

export function takeBackToast(state: TakeBackResult['state'], kind: OutboxItem['kind']): Toast | undefined {
  const title = perhapsArrived(kind);
  return {
    taken: undefined,
    gone: undefined,
    sent: { title: 'Déjà envoyé', description: 'Cet envoi était déjà parti.' },
    replacing: {
      title,
      description: 'Un essai est resté sans réponse. Le texte que vous enverrez remplacera le premier.',
    },
    withdrawing: {
      title,
      description:
        "Un essai est resté sans réponse. Dès que le site répondra, il retirera ce texte s'il l'a reçu.",
    },
    unsure: {
      title,
      description: "Un essai est resté sans réponse. Pour le faire retirer s'il est arrivé, écrivez-nous.",
    },
    failed: {
      title: "L'envoi n'a pas pu être supprimé",
      description:
        "Cet appareil n'arrive pas à modifier ce qu'il a gardé\u00a0: l'envoi est toujours là. Libérez de l'espace, rechargez la page, puis réessayez.",
      variant: 'destructive' as const,
    },
  }[state];
}
