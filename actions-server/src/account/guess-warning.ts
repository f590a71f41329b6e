import type { Request } from 'express';
import type { CurrentUser } from '#contract/account/account.ts';
import { guessesEmail } from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';

/** Wrong passwords within a day, from all networks, after which the holder of the account is warned. */
const warnedAfter = 10;

export function warnOfGuesses(
  services: AccountServices,
  request: Request,
  { id, email, isActive, emailVerified }: CurrentUser,
): void {
  const { used = 0 } = (request as Request & { rateLimit?: { used: number } }).rateLimit ?? {};
  if (used < warnedAfter || !isActive || !emailVerified) return;
  const key = `guesses.${id}.${new Date().toISOString().slice(0, 10)}`;
  const prepare: Parameters<typeof sendInBackground>[2] = async (system) => {
    const sent = await services.db.transaction(system, (trx) =>
      trx.selectFrom('sentEmails').select('key').where('key', '=', key).executeTakeFirst(),
    );
    return sent ? undefined : guessesEmail(email, services.publicUrl);
  };
  sendInBackground(services, request, prepare, key);
}
