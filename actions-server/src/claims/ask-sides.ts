import { planInDispute } from '#contract/claims/claim-texts.ts';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import type { Database } from '../db/database.ts';
import type { Email } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import type { ClaimsToAskQuery } from '../hasura/generated/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { claimsToAskQuery } from './dispute-documents.ts';
import { now } from './queries.ts';

export interface AskServices {
  db: Database;
  hasura: Hasura;
  notifications: Notifications;
}
type ClaimToAsk = ClaimsToAskQuery['laundromat_claims'][number];

const claimsPerRun = 500;

/**
 * Asks the contact and the present owner of claimed laundromats once for every claim. The emails quote nothing that the
 * claimant wrote.
 */
export async function askSides(
  { db, hasura, notifications }: AskServices,
  system: SystemCaller,
  laundromatId?: string,
): Promise<void> {
  const laundromat = laundromatId === undefined ? {} : { _eq: laundromatId };
  const variables = { laundromat, limit: claimsPerRun };
  const { laundromat_claims: claims } = await hasura.query(claimsToAskQuery, variables, system);
  for (const claim of claims) {
    if (claim.askedAt === null) {
      const email = contactEmail(claim, notifications);
      if (email) await notifications.send(email, { eventId: claim.id, purpose: 'contact' }, system);
      await db.transaction(system, (trx) =>
        trx
          .updateTable('laundromatClaims')
          .set({ askedAt: now })
          .where('id', '=', claim.id)
          .where('askedAt', 'is', null)
          .execute(),
      );
    }
    const { owner } = claim.laundromat;
    if (!owner || owner.id === claim.user.id || claim.disputes.some(({ ownerId }) => ownerId === owner.id))
      continue;
    const plan = await paidPlanOf(hasura, owner.id, system);
    const email = ownerEmail(claim, owner, plan, notifications);
    if (owner.isActive)
      await notifications.send(email, { eventId: claim.id, purpose: `owner.${owner.id}` }, system);
    const dispute = { claimId: claim.id, ownerId: owner.id, laundromatId: claim.laundromat.id };
    await db.transaction(system, (trx) =>
      trx
        .insertInto('claimDisputes')
        .values(dispute)
        .onConflict((conflict) => conflict.constraint('claim_disputes_once').doNothing())
        .execute(),
    );
  }
}

export async function paidPlanOf(hasura: Hasura, userId: string, system: SystemCaller) {
  return (await ownerCoverage(hasura, userId, system)).coverage.granted?.plan.name;
}

function ownerEmail(
  { laundromat: { name } }: ClaimToAsk,
  { email, emailVerified }: NonNullable<ClaimToAsk['laundromat']['owner']>,
  plan: string | undefined,
  site: Notifications,
): Email {
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
    action: site.action('Répondre', '/owner-dashboard'),
    ...(emailVerified ? {} : { forAnyone: true }),
  };
}

function contactEmail(
  { id, hasProof, user, laundromat }: ClaimToAsk,
  site: Notifications,
): Email | undefined {
  const address = laundromat.siteEmail?.trim().toLowerCase();
  const known = [laundromat.owner?.email, user.email, site.siteAddress];
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
    action: site.action('Nous écrire', '/contact'),
  };
}
