import { claimLetterDays } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';
import { claimPath } from '#contract/site/paths.ts';
import { clockTime } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { codeHash, newCode, spacedCode } from './claim-code.ts';
import type { ClaimServices } from './claim-services.ts';
import { drawLetter } from './letter-pdf.ts';
import { lockClaim } from './queries.ts';

export async function printLetter(
  { db, secret, publicUrl, mail }: ClaimServices,
  administrator: SignedInCaller,
  id: string,
): Promise<Buffer> {
  const code = newCode();
  const expiresAt = new Date(Date.now() + claimLetterDays * 86_400_000);
  const { name, slug, address, postalCode, city } = await db.transaction(administrator, async (trx) => {
    const claim = await lockClaim(trx, id);
    const { status, laundromatId, laundromat, letterConfirmedAt } = claim;
    if (status !== 'submitted' || letterConfirmedAt) throw new ApiError('claimClosed');
    if (laundromat.closedAt) throw new ApiError('laundromatClosed');
    const letter = { laundromatId, codeHash: codeHash(secret, claim, code), attempts: 0, expiresAt };
    await trx
      .insertInto('claimLetters')
      .values({ claimId: id, ...letter })
      .onConflict((conflict) => conflict.column('claimId').doUpdateSet(letter))
      .execute();
    await trx.updateTable('laundromatClaims').set({ letterSentAt: clockTime }).where('id', '=', id).execute();
    return laundromat;
  });
  return drawLetter({
    ...{ name, address, postalCode, city, siteAddress: mail.siteAddress },
    code: spacedCode(code),
    url: `${publicUrl}${claimPath(slug)}`,
    until: formatDay(expiresAt.toISOString()),
  });
}
