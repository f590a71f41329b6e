import { CircleAlert, CircleCheck, Clock, type LucideIcon, Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#app/session/session-context.tsx';
import { formatMoment } from '#app/lib/french-date.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { type OutboxItem, type OutboxState, stateOf } from '#app/offline/outbox-item.ts';
import { takeBackToasts } from '#app/offline/outbox-take-back.ts';
import { type Outbox, outboxOf } from '#app/offline/outbox.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';

const none: readonly OutboxItem[] = [];

const states: Record<OutboxState, { label: string; icon: LucideIcon; tone: string }> = {
  waiting: { label: "En attente d'envoi", icon: Clock, tone: 'text-blue-700' },
  sent: { label: 'Envoyé', icon: CircleCheck, tone: 'text-leaf-700' },
  refused: { label: 'Refusé', icon: CircleAlert, tone: 'text-brick-700' },
};

/** The items of this person that are queued or were sent a moment ago. */
export function OutboxList() {
  const outbox = outboxOf(useSession());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
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
  const giveUp = async () => {
    setAsking(false);
    const message = takeBackToasts[(await outbox.take(item.id)).state];
    if (message) toast(message);
  };
  const { label, icon: Icon, tone } = states[stateOf(item)];
  return (
    <li className="flex min-h-14 items-start gap-3 px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-slate">
          {label} · écrit le {formatMoment(item.writtenAt)}
        </p>
        {item.refusal && (
          <p className="text-sm text-brick-700">
            {spaced(item.refusal.sentence)}
            {item.formAt && (
              <Link
                to={item.formAt}
                className="ml-1.5 font-semibold text-blue-700 underline underline-offset-2"
              >
                Corriger<span className="sr-only">&nbsp;: {item.title}</span>
              </Link>
            )}
          </p>
        )}
      </div>
      {stateOf(item) !== 'sent' && (
        <IconButton
          label={`Supprimer\u00a0: ${item.title}`}
          className="ml-auto"
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      )}
      <ConfirmDialog
        open={asking}
        title={'Supprimer cet envoi\u00a0?'}
        confirmLabel="Supprimer"
        onConfirm={() => void giveUp()}
        onCancel={() => setAsking(false)}
      >
        «{'\u00a0'}
        {item.title}
        {'\u00a0'}» ne sera pas envoyé, et son texte sera perdu.
      </ConfirmDialog>
    </li>
  );
}
