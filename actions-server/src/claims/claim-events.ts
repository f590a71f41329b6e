import { sql } from 'kysely';
import { z } from 'zod';
import { planAfterLoss, waitSentence } from '#contract/claims/claim-texts.ts';
import { claimStates } from '#contract/claims/claims.ts';
import { type Email, pageAction } from '../email/email.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { systemWithTimeout, type SystemCaller } from '../session/caller.ts';
import { askSides, paidPlanOf } from './ask-sides.ts';
import type { ClaimServices } from './claim-services.ts';
import { type ClaimSides, claimSides, person, type Person } from './claim-sides.ts';

const row = z.object({
  id: z.string(),
  laundromat_id: z.string(),
  user_id: z.string(),
  status: z.enum(claimStates),
  message: z.string().nullable(),
  is_dispute: z.boolean(),
  has_proof: z.boolean(),
  closing_reason: z.string().nullable(),
  previous_user_id: z.string().nullable(),
});
type ClaimRow = z.infer<typeof row>;

export function claimEvents(services: Pick<ClaimServices, 'db' | 'notifications'>) {
  const { db, notifications } = services;

  async function notifyGone(claim: ClaimRow, eventId: string, system: SystemCaller): Promise<void> {
    const [found] = await db.statement<{ claimant: Person }>(
      sql`select ${person} as claimant from users u where u.id = ${claim.user_id}`,
    );
    if (claim.status !== 'refused' || !found?.claimant.isActive) return;
    const email = goneEmail(found.claimant, claim.closing_reason);
    await notifications.send(email, { eventId, purpose: 'claimant' }, system);
  }

  return {
    claim_changed: hasuraEvent(row, async ({ eventId, isFromSite, old, new: claim }, system) => {
      if (!claim || !isFromSite || old?.status === claim.status) return;
      const sides = await claimSides(db, claim);
      if (!sides) return notifyGone(claim, eventId, system);
      const lostPlan =
        claim.status === 'accepted' && sides.previous
          ? await paidPlanOf(db, sides.previous.id, system)
          : undefined;
      const emails = mails[claim.status]?.(factsOf(claim, sides, lostPlan, notifications.siteAddress)) ?? [];
      for (const [purpose, email] of emails) await notifications.send(email, { eventId, purpose }, system);
      if (claim.status === 'submitted' || claim.status === 'accepted')
        await askSides(services, systemWithTimeout(system), claim.laundromat_id);
    }),
  };
}

/** Returns the email about a claim that went with its laundromat, whose name is in the reason. */
const goneEmail = ({ email, emailVerified }: Person, reason: string | null): Email => ({
  to: email,
  allowance: 'account',
  subject: 'Votre demande est close',
  paragraphs: [
    ...(emailVerified && reason ? [reason] : []),
    'La fiche que vous demandiez n’existe plus : votre demande est close.',
  ],
  ...(emailVerified ? {} : { forAnyone: true }),
});

type Mails = [purpose: string, email: Email][];

type Facts = ReturnType<typeof factsOf>;

function factsOf(claim: ClaimRow, sides: ClaimSides, lostPlan: string | undefined, siteAddress: string) {
  const { name, owner } = sides;
  const reasons = claim.closing_reason ? [`Motif : ${claim.closing_reason}`] : [];
  return {
    claim,
    ...sides,
    isOfOther: owner !== null && owner.id !== claim.user_id,
    quoted: `« ${name} »`,
    reasons,
    lostPlan,
    dashboard: { label: 'Ouvrir mon espace', url: '/owner-dashboard' },
    siteAddress,
    to: emailsTo(sides, reasons),
  };
}

function emailsTo({ name, slug }: { name: string; slug: string }, reasons: string[]) {
  const page = pageAction(slug);
  const contact = { label: 'Nous écrire', url: '/contact' };
  return (
    purpose: string,
    person: Person | null | undefined,
    subject: string,
    paragraphs: (place: string) => string[],
    action = page,
  ): Mails => {
    if (!person?.isActive) return [];
    const isConfirmed = person.emailVerified;
    const email: Email = {
      to: person.email,
      allowance: 'account',
      subject: isConfirmed ? `${subject} : ${name}` : subject,
      paragraphs: isConfirmed
        ? paragraphs(`« ${name} »`)
        : paragraphs('une laverie').filter((each) => !reasons.includes(each)),
      action: isConfirmed ? action : contact,
      ...(isConfirmed ? {} : { forAnyone: true }),
    };
    return [[purpose, email]];
  };
}

const mails: Partial<Record<ClaimRow['status'], (facts: Facts) => Mails>> = {
  submitted: ({ claim, claimant, owner, name, quoted, dashboard, siteAddress, to }) => [
    ...to(
      'claimant',
      claimant,
      'Nous avons reçu votre demande',
      (place) => [
        `Votre demande pour ${place} est enregistrée.`,
        waitSentence({ hasProof: claim.has_proof, isDispute: claim.is_dispute }),
      ],
      dashboard,
    ),
    [
      'site',
      {
        to: siteAddress,
        subject: `Demande de reprise : ${name}`,
        paragraphs: [
          owner
            ? `Une personne conteste le propriétaire actuel de ${quoted}.`
            : `Une personne demande à reprendre la fiche de ${quoted}.`,
          ...(claim.message ? [claim.message] : []),
        ],
        action: { label: 'Examiner la demande', url: `/admin-dashboard?onglet=demandes&demande=${claim.id}` },
      },
    ],
  ],
  withdrawn: ({ claim, owner, isOfOther, to }) =>
    isOfOther && claim.is_dispute
      ? to('owner', owner, 'La demande sur votre fiche est retirée', (place) => [
          `La personne qui revendiquait ${place} a retiré sa demande. Votre fiche n'a pas changé.`,
        ])
      : [],
  accepted: ({ claimant, previous, others, dashboard, lostPlan, siteAddress, to }) => [
    ...to(
      'claimant',
      claimant,
      'Votre demande est acceptée',
      (place) => [`Votre demande est acceptée : ${place} est maintenant dans votre espace propriétaire.`],
      dashboard,
    ),
    ...to('previous', previous, 'Votre fiche a un nouveau propriétaire', (place) => [
      `Après examen, notre équipe a attribué ${place} à un autre propriétaire. Elle n'est plus dans votre espace.`,
      ...(lostPlan ? [planAfterLoss(lostPlan)] : []),
      `Si vous n'êtes pas d'accord, écrivez-nous à ${siteAddress} : cette décision peut être annulée.`,
    ]),
    ...others.flatMap(({ id, user }) =>
      to(`other.${id}`, user, 'Votre demande devient une contestation', (place) => [
        `Une autre demande pour ${place} vient d'être acceptée. La vôtre reste ouverte, comme contestation.`,
        `Pour ajouter une preuve, écrivez-nous à ${siteAddress}.`,
      ]),
    ),
  ],
  refused: ({ claim, claimant, owner, isOfOther, reasons, to }) => [
    ...to('claimant', claimant, "Votre demande n'est pas acceptée", (place) => [
      `Notre équipe n'a pas pu vous attribuer ${place}.`,
      ...reasons,
      "Vous pouvez envoyer une nouvelle demande avec d'autres preuves.",
    ]),
    ...(isOfOther && claim.is_dispute
      ? to('owner', owner, 'Votre fiche vous reste attribuée', (place) => [
          `Après examen, notre équipe n'a pas accepté la demande de l'autre personne : ${place} reste dans votre espace.`,
        ])
      : []),
  ],
  reverted: ({ claimant, owner, reasons, dashboard, to }) => [
    ...to('claimant', claimant, 'Une décision est annulée', (place) => [
      `L'acceptation de votre demande est annulée : ${place} n'est plus dans votre espace propriétaire.`,
      ...reasons,
    ]),
    ...to(
      'owner',
      owner,
      'Votre fiche vous est rendue',
      (place) => [`Votre fiche est de nouveau dans votre espace propriétaire, comme avant : ${place}.`],
      dashboard,
    ),
  ],
};
