import { useEffect } from 'react';
import { toast } from '#app/ui/notices/toast.ts';
import type { OutboxItem } from './outbox-item.ts';
import { useOutbox } from './use-outbox.ts';

export function OutboxToasts() {
  const { outbox, items } = useOutbox();
  useEffect(() => {
    const ended = outbox.takeEnded();
    const refused = ended.find((item) => item.state === 'refused');
    const isBackground = true;
    if (refused) {
      toast({
        title: `${refused.title}\u00a0: refusé`,
        description: `${refused.refusal.sentence}${refused.kind === 'correction' ? '' : ' Le texte est gardé dans son formulaire.'}`,
        variant: 'destructive',
        isBackground,
      });
    } else if (ended.length === 1) {
      const [item] = ended;
      toast({
        title: `${item!.title}\u00a0: ${endOf(item!)}`,
        description: item!.photoRefusals?.join(' '),
        isBackground,
      });
    } else if (ended.length > 1) {
      toast({ title: `${ended.length} envois en attente sont partis`, isBackground });
    }
  }, [outbox, items]);
  return null;
}

function endOf(item: OutboxItem): string {
  if (item.state !== 'withdrawn')
    return item.isHeld
      ? 'envoyé, il sera relu avant sa publication'
      : item.photos && !item.photoRefusals
        ? 'envoyé, ses photos paraîtront après relecture'
        : 'envoyé';
  return item.wasStored ? 'retiré du site' : "supprimé, il n'était pas arrivé";
}
