import type { KeptAnswer } from '../store/collections.ts';
import type { SandboxContext } from '../context.ts';
import { badRequest, StripeFault } from './stripe-fault.ts';

const keptFor = 24 * 3600_000;

export interface Answer {
  status: number;
  body: string;
}

/**
 * Returns the first response of this key, or undefined for a new key. Throws when the request differs, as Stripe does.
 * Handlers are synchronous, so a second call cannot overlap the first.
 */
export function replay(context: SandboxContext, key: string, fingerprint: string): Answer | undefined {
  if (key.length > 255) throw badRequest('Idempotency keys must be at most 255 characters.');
  const kept = context.store.get('keptAnswers', key);
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

/** Deletes responses that are too old to be repeated. */
export function deleteOldAnswers(context: SandboxContext): void {
  const limit = Date.now() - keptFor;
  for (const { id } of context.store.find('keptAnswers', ({ at }) => at < limit)) {
    context.store.remove('keptAnswers', id);
  }
}

/** Stores a response, unless the request was refused before it had any effect. */
export function keep(context: SandboxContext, key: string, fingerprint: string, answer: Answer): void {
  const { status, body } = answer;
  if (status >= 400 && status < 500 && status !== 402) return;
  const kept: KeptAnswer = { id: key, fingerprint, status, body, at: Date.now() };
  context.store.put('keptAnswers', kept);
}
