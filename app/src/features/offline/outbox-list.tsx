import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSession } from '#app/graphql/session-context.tsx';
import { formatMoment } from '#app/lib/french-date.ts';
import { type OutboxItem, type OutboxState, stateOf } from '#app/pwa/outbox-item.ts';
import { outboxOf } from '#app/pwa/outbox.ts';

const none: readonly OutboxItem[] = [];

const states: Record<OutboxState, { label: string; icon: LucideIcon; tone: string }> = {
  waiting: { label: "En attente d'envoi", icon: Clock, tone: 'text-blue-700' },
  sent: { label: 'Envoyé', icon: CircleCheck, tone: 'text-leaf-700' },
  refused: { label: 'Refusé', icon: CircleAlert, tone: 'text-brick-700' },
};

/** What this person wrote and the server does not have yet, or has since a short while. */
export function OutboxList() {
  const outbox = outboxOf(useSession());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => none);
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-2xl font-bold tracking-tight">Vos envois</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {items.map((item) => (
          <OutboxRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function OutboxRow({ item }: { item: OutboxItem }) {
  const { label, icon: Icon, tone } = states[stateOf(item)];
  return (
    <li className="flex min-h-14 items-start gap-3 px-4 py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-slate">
          {label} · écrit le {formatMoment(item.writtenAt)}
        </p>
        {item.refusal && <p className="text-sm text-brick-700">{item.refusal.sentence}</p>}
      </div>
    </li>
  );
}
