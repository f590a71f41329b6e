import type { Toast } from '../ui/toast.ts';
import { type OutboxItem, stateOf } from './outbox-item.ts';
import { outboxLock } from './outbox-sender.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Result of taking back an item: it may have been sent meanwhile, be gone already, or the device may fail. */
export type TakeBackResult = { state: 'taken'; item: OutboxItem } | { state: 'sent' | 'gone' | 'failed' };

/** Takes an item out of the queue while nothing is being sent. */
export async function takeBackItem(store: OutboxStore, id: string): Promise<TakeBackResult> {
  try {
    return await outboxLock(async () => {
      const item = (await store.all()).find((each) => each.id === id);
      if (!item) return { state: 'gone' };
      await store.remove(id);
      return stateOf(item) === 'sent' ? { state: 'sent' } : { state: 'taken', item };
    });
  } catch {
    return { state: 'failed' };
  }
}

/** The toast for each result; none when the item was taken back. */
export const takeBackToasts: Record<TakeBackResult['state'], Toast | undefined> = {
  taken: undefined,
  gone: undefined,
  sent: { title: 'Déjà envoyé', description: 'Cet envoi était déjà parti.' },
  failed: {
    title: "L'envoi n'a pas pu être supprimé",
    description:
      "Cet appareil n'arrive pas à modifier ce qu'il a gardé\u00a0: l'envoi est toujours là. Libérez de l'espace, rechargez la page, puis réessayez.",
    variant: 'destructive',
  },
};
