import { sql } from 'kysely';
import { planInDispute } from '#contract/claims/claim-texts.ts';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { clockTime, type Database } from '../db/database.ts';
import type { Email } from '../email/email.ts';
import { type SystemCaller, systemWithTimeout } from '../session/caller.ts';
import type { ClaimServices } from './claim-services.ts';
import { person, type Person } from './claim-sides.ts';

interface ClaimToAsk {
  id: string;
  hasProof: boolean;
  askedAt: Date | null;
  claimantId: string;
  claimantEmail: string;
  laundromatId: string;
  name: string;
  siteEmail: string | null;
  owner: Person | null;
  askedOwners: string[];
}

const claimsPerRun = 500;

/**
 * Asks the contact and the present owner of claimed laundromats once for every claim. The emails quote nothing that the
 * claimant wrote.
 */
export async function askSides(
  { db, notifications }: Pick<ClaimServices, 'db' | 'notifications'>,
  system: SystemCaller,
  laundromatId?: string,
): Promise<void> {
  const claims = await db.statement(sql<ClaimToAsk>`
    select c.id, c.has_proof, c.asked_at, claimant.id as claimant_id, claimant.email as claimant_email, l.id as laundromat_id,
      l.name, l.email as site_email, (select ${person} from users u where u.id = l.user_id) as owner,
      array(select owner_id from claim_disputes where claim_id = c.id) as asked_owners
    from laundromat_claims c
    join laundromats l on l.id = c.laundromat_id
    join users claimant on claimant.id = c.user_id
    where c.status = 'submitted' and (c.asked_at is null or l.user_id is not null)
      and (${laundromatId}::uuid is null or l.id = ${laundromatId})
    order by c.submitted_at desc limit ${claimsPerRun}`);
  for (const claim of claims) {
    // The next run asks the others.
    if (system.deadline.aborted) return;
    if (claim.askedAt === null) {
      const email = contactEmail(claim, notifications.siteAddress);
      if (email) await notifications.send(email, { eventId: claim.id, purpose: 'contact' }, system);
      await db.transaction(systemWithTimeout(system), (trx) =>
        trx
          .updateTable('laundromatClaims')
          .set({ askedAt: clockTime })
          .where('id', '=', claim.id)
          .where('askedAt', 'is', null)
          .execute(),
      );
    }
    const { owner } = claim;
    if (!owner || owner.id === claim.claimantId || claim.askedOwners.includes(owner.id)) continue;
    const plan = await paidPlanOf(db, owner.id, systemWithTimeout(system));
    const email = ownerEmail(claim, owner, plan);
    if (owner.isActive)
      await notifications.send(email, { eventId: claim.id, purpose: `owner.${owner.id}` }, system);
    const dispute = { claimId: claim.id, ownerId: owner.id, laundromatId: claim.laundromatId };
    await db.transaction(systemWithTimeout(system), (trx) =>
      trx
        .insertInto('claimDisputes')
        .values(dispute)
        .onConflict((conflict) => conflict.constraint('claim_disputes_once').doNothing())
        .execute(),
    );
  }
}

export async function paidPlanOf(db: Database, userId: string, system: SystemCaller) {
  const { coverage } = await db.transaction(system, (trx) => ownerCoverage(trx, userId));
  return coverage.granted?.plan.name;
}

function ownerEmail({ name }: ClaimToAsk, { email, emailVerified }: Person, plan: string | undefined): Email {
  const subject = 'Une autre personne revendique votre fiche';
  const place = emailVerified ? `« ${name} »` : 'une laverie';
  return {
    to: email,
    allowance: 'claim',
    subject: emailVerified ? `${subject} : ${name}` : subject,
    paragraphs: [
      `Une autre personne indique être le propriétaire de ${place}. Votre fiche n'a pas changé.`,
      `Répondez-nous dans votre espace sous ${disputeDays} jours. Notre équipe décide après votre réponse ; sans réponse, elle peut décider à la fin de ce délai.`,
      ...(plan ? [planInDispute(plan)] : []),
    ],
    action: { label: 'Répondre', url: '/owner-dashboard' },
    ...(emailVerified ? {} : { forAnyone: true }),
  };
}

function contactEmail(
  { id, hasProof, claimantEmail, siteEmail, owner }: ClaimToAsk,
  siteAddress: string,
): Email | undefined {
  const address = siteEmail?.trim().toLowerCase();
  const known = [owner?.email, claimantEmail, siteAddress];
  if (!address || hasProof || known.some((email) => email?.toLowerCase() === address)) return undefined;
  return {
    to: address,
    forAnyone: true,
    allowance: 'claim',
    subject: 'Une personne revendique votre laverie',
    paragraphs: [
      "Une personne indique être le propriétaire de la laverie dont cette adresse est le contact dans notre annuaire. Si ce n'est pas vous, écrivez-nous avant que nous décidions :",
      `Nous décidons au plus tôt dans ${claimWaitDays} jours. Référence de la demande : ${id.slice(0, 8)}.`,
      "Si c'est vous, vous n'avez rien à faire.",
    ],
    action: { label: 'Nous écrire', url: '/contact' },
  };
}
