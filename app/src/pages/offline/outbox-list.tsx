import { CircleAlert, CircleCheck, CircleHelp, Clock, type LucideIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#app/lib/time/french-date.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { pauseNotice } from '#app/offline/outbox/delivery-notice.ts';
import {
  pausedUntil,
  isTextSent,
  type OutboxItem,
  type OutboxState,
  perhapsArrived,
} from '#app/offline/outbox/outbox-item.ts';
import { takeBackToast } from '#app/offline/outbox/outbox-take-back.ts';
import type { Outbox } from '#app/offline/outbox/outbox.ts';
import { useOutbox } from '#app/offline/outbox/use-outbox.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { spaced } from '#contract/site/french-spacing.ts';

const states: Record<OutboxState, { label: string; icon: LucideIcon; tone: string }> = {
  waiting: { label: "En attente d'envoi", icon: Clock, tone: 'text-blue-700' },
  photosWaiting: { label: "Envoyé, photos en attente d'envoi", icon: Clock, tone: 'text-blue-700' },
  sent: { label: 'Envoyé', icon: CircleCheck, tone: 'text-leaf-700' },
  refused: { label: 'Refusé', icon: CircleAlert, tone: 'text-brick-700' },
  unsure: { label: '', icon: CircleHelp, tone: 'text-blue-700' },
  withdrawing: { label: 'retrait en attente', icon: Clock, tone: 'text-blue-700' },
  withdrawn: { label: 'Retiré', icon: CircleCheck, tone: 'text-leaf-700' },
};

export function OutboxList() {
  const { outbox, items } = useOutbox();
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-2xl font-bold tracking-tight">Vos envois</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {items.map((item) => (
          <OutboxRow key={item.id} item={item} outbox={outbox} />
        ))}
      </ul>
    </section>
  );
}

function OutboxRow({ item, outbox }: { item: OutboxItem; outbox: Outbox }) {
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const giveUp = async () => {
    setDeleting(true);
    const message = takeBackToast((await outbox.discard(item.id)).state, item.kind);
    setDeleting(false);
    setAsking(false);
    if (message) toast(message);
  };
  const { state } = item;
  const paused = pausedUntil(item, useMinute().getTime());
  const { label, icon: Icon, tone } = states[state];
  const isUnsure = state === 'withdrawing' || state === 'unsure';
  const isDeletable = state !== 'withdrawing' && state !== 'withdrawn' && (!isTextSent(item) || item.editKey);
  const verb = isTextSent(item) ? 'Retirer' : 'Supprimer';
  return (
    <li className="flex min-h-14 items-start gap-3 px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-slate">
          {`${[isUnsure && perhapsArrived(item.kind), label].filter(Boolean).join(', ')} · écrit le ${formatMoment(item.writtenAt)}`}
        </p>
        {paused !== undefined && <p className="text-sm">{`${pauseNotice(paused)}.`}</p>}
        {item.photoRefusals?.map((reason) => (
          <p key={reason} className="text-sm text-brick-700">
            {spaced(reason)}
          </p>
        ))}
        {item.refusal && (
          <p className="text-sm text-brick-700">
            <span>{spaced(item.refusal.sentence)}</span>
            <Link
              to={item.formAt}
              className="ml-1.5 font-semibold text-blue-700 underline underline-offset-2"
            >
              Corriger<span className="sr-only">{`\u00a0: ${item.title}`}</span>
            </Link>
          </p>
        )}
      </div>
      {isDeletable && (
        <IconButton
          label={`${verb}\u00a0: ${item.title}`}
          className="ml-auto"
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      )}
      <ConfirmDialog
        open={asking}
        title={`${verb} cet envoi\u00a0?`}
        confirmLabel={verb}
        pending={deleting}
        onConfirm={() => void giveUp()}
        onCancel={() => setAsking(false)}
      >
        {spaced(`« ${item.title} » ${lossOf(item)}`)}
      </ConfirmDialog>
    </li>
  );
}

function lossOf(item: OutboxItem): string {
  if (isTextSent(item)) return 'sera retiré du site.';
  if (!item.isUnanswered) return 'ne sera pas envoyé, et son texte sera perdu.';
  return `est ${perhapsArrived(item.kind).toLowerCase()} : le site sera interrogé, et l'effacera s'il l'a reçu.`;
}
