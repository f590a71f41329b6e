import type { KeptAnswer } from '../store/collections.ts';
import type { World } from '../world.ts';
import { badRequest, StripeFault } from './stripe-fault.ts';

const keptFor = 24 * 3600_000;

export interface Answer {
  status: number;
  body: string;
}

/**
 * The first answer to this key, or undefined when it is new. The same key with another request is an error, as at
 * Stripe. Handlers are synchronous, so a second call never meets a first one half done.
 */
export function replay(world: World, key: string, fingerprint: string): Answer | undefined {
  if (key.length > 255) throw badRequest('Idempotency keys must be at most 255 characters.');
  const kept = world.store.get('keptAnswers', key);
  if (!kept || kept.at < Date.now() - keptFor) return undefined;
  if (kept.fingerprint !== fingerprint) {
    throw new StripeFault(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than ' +
        `'${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  return kept;
}

/** Forgets the answers that are too old to be repeated. */
export function forgetOldAnswers(world: World): void {
  const limit = Date.now() - keptFor;
  for (const { id } of world.store.find('keptAnswers', ({ at }) => at < limit)) {
    world.store.remove('keptAnswers', id);
  }
}

/** Keeps an answer, unless the request was refused before anything was done. */
export function keep(world: World, key: string, fingerprint: string, answer: Answer): void {
  const { status, body } = answer;
  if (status >= 400 && status < 500 && status !== 402) return;
  const kept: KeptAnswer = { id: key, fingerprint, status, body, at: Date.now() };
  world.store.put('keptAnswers', kept);
}
