import { Clock, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { pauseNotice } from './delivery-notice.ts';
import { pausedUntil, type OutboxItem } from './outbox-item.ts';
import { takeBackToast } from './outbox-take-back.ts';
import type { FormOutbox } from './use-outbox.ts';

interface OutboxNotesProps {
  form: FormOutbox;
  noun: string;
  text: (item: OutboxItem) => string;
  onTakeBack?: (item: OutboxItem) => void;
  onGiveUp: () => void;
}

function Pause({ item }: { item: OutboxItem }) {
  const until = pausedUntil(item, useMinute().getTime());
  return until === undefined ? null : <p className="mt-1">{`${pauseNotice(until)}.`}</p>;
}

export function OutboxNotes({ form, noun, text, onTakeBack, onGiveUp }: OutboxNotesProps) {
  const { outbox, waiting, returned } = form;
  // Both wait for a request that is under way.
  const [pending, setPending] = useState<string | null>(null);
  const takeBack = async ({ id, kind }: OutboxItem) => {
    setPending(id);
    const result = await form.take(id);
    setPending(null);
    const message = takeBackToast(result.state, kind);
    if (message) toast(message);
    if ('item' in result) onTakeBack?.(result.item);
  };
  const giveUp = async ({ id, kind }: OutboxItem) => {
    setPending(id);
    const { state } = await outbox.discard(id);
    setPending(null);
    const message = takeBackToast(state, kind);
    if (message) toast(message);
    if (state !== 'failed') onGiveUp();
  };
  return (
    <>
      {waiting.length > 0 && (
        <ul className="space-y-3">
          {waiting.map((item) => (
            <li key={item.id} className="rounded-control bg-mist p-4">
              <p className="flex items-center gap-2 font-semibold">
                <Clock aria-hidden className="size-4.5 shrink-0 text-blue-700" />
                En attente d'envoi
              </p>
              <Pause item={item} />
              <p className="mt-1 line-clamp-3 wrap-anywhere text-slate">{text(item)}</p>
              {item.photos && <p className="text-slate">{`Avec ${countOf(item.photos.length, 'photo')}`}</p>}
              {onTakeBack && (
                <Button
                  variant="quiet"
                  size="small"
                  className="mt-1 -mb-2 -ml-3"
                  pending={pending === item.id}
                  onClick={() => void takeBack(item)}
                >
                  Modifier
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {returned?.refusal && (
        <div role="alert" className="rounded-control border border-brick-700 p-4">
          <p className="flex items-center gap-2 font-semibold text-brick-700">
            <CircleAlert aria-hidden className="size-4.5 shrink-0" />
            <span>{`Votre ${noun} a été refusé`}</span>
          </p>
          <p className="mt-1">{spaced(returned.refusal.sentence)}</p>
          <Button
            variant="quiet"
            size="small"
            className="mt-1 -mb-2 -ml-3"
            pending={pending === returned.id}
            onClick={() => void giveUp(returned)}
          >
            Abandonner ce texte
          </Button>
        </div>
      )}
    </>
  );
}
