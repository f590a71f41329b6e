import { isOver } from '../objects/subscription.ts';
import { idOf, type Session } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { collect, endPeriod, endSubscription, expirePendingChange } from './lifecycle.ts';

interface Due {
  at: number;
  work: () => void;
}

/** Does all due work in order, each at the time when it was due. */
export function doDueWork(context: SandboxContext): void {
  const now = context.clock.now();
  // Work may cause further work; the limit is for a clock that was moved by a century.
  for (let round = 0; round < 2000; round++) {
    const next = dueBefore(context, now)[0];
    if (!next) return;
    context.store.transaction(() => context.clock.standingAt(next.at, next.work));
  }
}

/** Advances the virtual clock, which never goes back. */
export function advanceClock(context: SandboxContext, seconds: number): void {
  context.store.transaction(() => {
    context.changeState({ clockOffset: context.state().clockOffset + Math.max(0, Math.floor(seconds)) });
  });
  doDueWork(context);
}

export function expireSession(context: SandboxContext, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null };
  context.store.put('sessions', expired);
  context.emit('checkout.session.expired', expired);
  return expired;
}

function dueBefore(context: SandboxContext, now: number): Due[] {
  const due: Due[] = [];
  for (const subscription of context.store.find('subscriptions', (each) => !isOver(each))) {
    const { id, cancel_at: cancelAt, pending_update: pending } = subscription;
    const end = Math.min(...subscription.items.data.map((item) => item.current_period_end));
    if (end <= now) due.push({ at: end, work: () => endPeriod(context, id) });
    if (cancelAt !== null && cancelAt <= now && cancelAt < end) {
      due.push({
        at: cancelAt,
        work: () => endSubscription(context, subscription, 'cancellation_requested'),
      });
    }
    if (pending && pending.expires_at <= now) {
      due.push({ at: pending.expires_at, work: () => expirePendingChange(context, id) });
    }
  }
  for (const session of context.store.find('sessions', (each) => each.status === 'open')) {
    if (session.expires_at <= now) {
      due.push({ at: session.expires_at, work: () => void expireSession(context, session) });
    }
  }
  for (const invoice of context.store.find('invoices', (each) => each.status === 'open')) {
    const at = invoice.next_payment_attempt;
    const subscription = context.store.get(
      'subscriptions',
      idOf(invoice.parent?.subscription_details?.subscription) ?? '',
    );
    if (at !== null && at <= now && subscription) {
      due.push({ at, work: () => collect(context, subscription, invoice) });
    }
  }
  return due.sort((one, other) => one.at - other.at);
}
