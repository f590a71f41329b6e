import { sql, type Updateable } from 'kysely';
import { type ClaimCompany, openClaimStates } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import type { Trx } from '../db/database.ts';
import type { LaundromatClaims } from '../db/generated/tables.ts';
import type { SignedInCaller, SystemCaller } from '../session/caller.ts';
import type { ClaimServices } from './claim-services.ts';
import { lockClaim, lockOwnDraft, type LockedClaim } from './queries.ts';

export async function setClaimCompany(
  { db, register }: ClaimServices,
  owner: SignedInCaller,
  { id, siret }: { id: string; siret: string },
): Promise<SavedClaim> {
  const claim = await db.transaction(owner, (trx) => lockOwnDraft(trx, owner, id));
  const { laundromatId } = claim;
  if (claim.siret === siret && claim.companyState !== 'unavailable') return { id, laundromatId };
  // Outside of a transaction, because the register may take a while.
  const { state, company } = await register.find(siret);
  return db.transaction(owner, async (trx) => {
    const draft = await lockOwnDraft(trx, owner, id);
    await storeCompany(trx, draft, { siret, companyState: state }, company);
    return { id, laundromatId };
  });
}

const nearMetres = 150;

async function storeCompany(
  trx: Trx,
  { id, laundromat }: LockedClaim,
  state: Pick<Updateable<LaundromatClaims>, 'siret' | 'companyState'>,
  company: ClaimCompany | null,
): Promise<void> {
  const place = laundromat.locationSource === 'commune' ? null : coordinatesOf(laundromat);
  const seat = company && coordinatesOf(company);
  const isCompanyNear = place !== null && seat !== null && metresBetween(place, seat) <= nearMetres;
  await trx
    .updateTable('laundromatClaims')
    .set({ ...state, company: company && JSON.stringify(company), isCompanyNear })
    .where('id', '=', id)
    .execute();
}

const companiesPerRun = 60;
/** After this many unusable answers the register is probably down, and the run stops asking. */
const failuresPerRun = 3;

export async function checkClaimCompanies(
  { db, register }: ClaimServices,
  system: SystemCaller,
): Promise<void> {
  const claims = await db.transaction(system, (trx) =>
    trx
      .selectFrom('laundromatClaims')
      .select((row) => ['id', row.ref('siret').$notNull().as('siret')])
      .where('companyState', '=', 'unavailable')
      .where('status', 'in', openClaimStates)
      // In any order: those about which the register never answers do not keep the others waiting.
      .orderBy(sql`random()`)
      .limit(companiesPerRun)
      .execute(),
  );
  let failures = 0;
  for (const { id, siret } of claims) {
    if (failures === failuresPerRun) return;
    const { state, company } = await register.find(siret);
    if (state === 'unavailable') {
      failures += 1;
      continue;
    }
    await db.transaction(system, async (trx) => {
      const claim = await lockClaim(trx, id);
      if (claim.siret !== siret || claim.companyState !== 'unavailable') return;
      await storeCompany(trx, claim, { companyState: state }, company);
    });
  }
}
