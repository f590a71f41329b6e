import { isOver } from '../objects/subscription.ts';
import { idOf, type Session } from '../wire.ts';
import type { World } from '../world.ts';
import { collect, endPeriod, endSubscription, expirePendingChange } from './lifecycle.ts';

interface Due {
  at: number;
  work: () => void;
}

/** Does everything that has fallen due, in its order and dated by its own moment. */
export function doDueWork(world: World): void {
  const now = world.clock.now();
  // Each piece of work may bring the next one; the limit is for a clock moved by a century.
  for (let round = 0; round < 2000; round++) {
    const next = dueBefore(world, now)[0];
    if (!next) return;
    world.store.transaction(() => world.clock.standingAt(next.at, next.work));
  }
}

/** Moves the virtual clock ahead; it never goes back. */
export function advanceClock(world: World, seconds: number): void {
  world.store.transaction(() => {
    world.changeState({ clockOffset: world.state().clockOffset + Math.max(0, Math.floor(seconds)) });
  });
  doDueWork(world);
}

export function expireSession(world: World, session: Session): Session {
  const expired: Session = { ...session, status: 'expired', url: null };
  world.store.put('sessions', expired);
  world.emit('checkout.session.expired', expired);
  return expired;
}

function dueBefore(world: World, now: number): Due[] {
  const due: Due[] = [];
  for (const subscription of world.store.find('subscriptions', (each) => !isOver(each))) {
    const { id, cancel_at: cancelAt, pending_update: pending } = subscription;
    const end = Math.min(...subscription.items.data.map((item) => item.current_period_end));
    if (end <= now) due.push({ at: end, work: () => endPeriod(world, id) });
    if (cancelAt !== null && cancelAt <= now && cancelAt < end) {
      due.push({
        at: cancelAt,
        work: () => endSubscription(world, subscription, 'cancellation_requested'),
      });
    }
    if (pending && pending.expires_at <= now) {
      due.push({ at: pending.expires_at, work: () => expirePendingChange(world, id) });
    }
  }
  for (const session of world.store.find('sessions', (each) => each.status === 'open')) {
    if (session.expires_at <= now) {
      due.push({ at: session.expires_at, work: () => void expireSession(world, session) });
    }
  }
  for (const invoice of world.store.find('invoices', (each) => each.status === 'open')) {
    const at = invoice.next_payment_attempt;
    const subscription = world.store.get(
      'subscriptions',
      idOf(invoice.parent?.subscription_details?.subscription) ?? '',
    );
    if (at !== null && at <= now && subscription) {
      due.push({ at, work: () => collect(world, subscription, invoice) });
    }
  }
  return due.sort((one, other) => one.at - other.at);
}
