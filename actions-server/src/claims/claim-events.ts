import { z } from 'zod';
import { claimStates } from '#contract/claims/claims.ts';
import type { Email } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import type { NotifiedClaimQuery } from '../hasura/generated/graphql.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { notifiedClaimQuery } from './claim-documents.ts';

const row = z.object({
  laundromat_id: z.string(),
  user_id: z.string(),
  status: z.enum(claimStates),
  message: z.string().nullable(),
  closing_reason: z.string().nullable(),
  previous_user_id: z.string().nullable(),
});
type ClaimRow = z.infer<typeof row>;

/** An id that no account has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * `claim_changed`: notifies the site of a new claim, and the people concerned of a decision. The present owner's email about
 * a dispute has no word of the claimant.
 */
export function claimEvents(hasura: Hasura, notifications: Notifications) {
  return {
    claim_changed: hasuraEvent(row, async ({ eventId, isFromSite, old, new: claim }, system) => {
      if (!claim || !isFromSite || old?.status === claim.status) return;
      const variables = {
        laundromatId: claim.laundromat_id,
        claimantId: claim.user_id,
        previousId: claim.previous_user_id ?? nobody,
      };
      const people = await hasura.query(notifiedClaimQuery, variables, system);
      for (const [purpose, email] of emailsAbout(claim, people, notifications))
        await notifications.send(email, { eventId, purpose }, system);
    }),
  };
}

function emailsAbout(claim: ClaimRow, people: NotifiedClaimQuery, site: Notifications): [string, Email][] {
  const { laundromats_by_pk: laundromat, claimant, previous } = people;
  if (!laundromat) return [];
  const { name, slug, owner } = laundromat;
  const subjectOf = (text: string) => `${text} : ${name}`.replace(/\s+/g, ' ').slice(0, 200);
  const page = { label: 'Voir la fiche', url: site.link(`/laverie/${slug}`) };
  const dashboard = { label: 'Ouvrir mon espace', url: site.link('/owner-dashboard') };
  const to = (person: { email: string; isActive: boolean } | null | undefined, email: Omit<Email, 'to'>) =>
    person?.isActive ? [{ to: person.email, allowance: 'account' as const, ...email }] : [];
  const named = (purpose: string, emails: Email[]) =>
    emails.map((email): [string, Email] => [purpose, email]);
  const reasons = claim.closing_reason ? [`Motif : ${claim.closing_reason}`] : [];

  switch (claim.status) {
    case 'submitted':
      return [
        [
          'site',
          {
            to: site.siteAddress,
            subject: subjectOf('Demande de reprise'),
            paragraphs: [
              owner
                ? `Une personne conteste le propriétaire actuel de « ${name} ».`
                : `Une personne demande à reprendre la fiche de « ${name} ».`,
              ...(claim.message ? [claim.message] : []),
            ],
            action: {
              label: 'Examiner la demande',
              url: site.link('/admin-dashboard?onglet=demandes'),
            },
          },
        ],
        ...named(
          'owner',
          owner && owner.id !== claim.user_id
            ? to(owner, {
                allowance: 'claim',
                subject: subjectOf('Une autre personne revendique votre fiche'),
                paragraphs: [
                  `Une autre personne indique être le propriétaire de « ${name} ». Votre fiche n'a pas changé.`,
                  `Notre équipe examine sa demande. Pour nous donner vos preuves, écrivez-nous à ${site.siteAddress}.`,
                ],
                action: page,
              })
            : [],
        ),
      ];
    case 'accepted':
      return [
        ...named(
          'claimant',
          to(claimant, {
            subject: subjectOf('Votre demande est acceptée'),
            paragraphs: [`« ${name} » est maintenant dans votre espace propriétaire.`],
            action: dashboard,
          }),
        ),
        ...named(
          'previous',
          to(previous, {
            subject: subjectOf('Votre fiche a un nouveau propriétaire'),
            paragraphs: [
              `Après examen, notre équipe a attribué « ${name} » à un autre propriétaire. Elle n'est plus dans votre espace.`,
              `Si vous n'êtes pas d'accord, écrivez-nous à ${site.siteAddress} : cette décision peut être annulée.`,
            ],
            action: page,
          }),
        ),
      ];
    case 'refused':
      return named(
        'claimant',
        to(claimant, {
          subject: subjectOf("Votre demande n'est pas acceptée"),
          paragraphs: [
            `Notre équipe n'a pas pu vous attribuer « ${name} ».`,
            ...reasons,
            "Vous pouvez envoyer une nouvelle demande avec d'autres preuves.",
          ],
          action: page,
        }),
      );
    case 'reverted':
      return [
        ...named(
          'claimant',
          to(claimant, {
            subject: subjectOf('Une décision est annulée'),
            paragraphs: [`« ${name} » n'est plus dans votre espace propriétaire.`, ...reasons],
            action: page,
          }),
        ),
        ...named(
          'owner',
          to(owner, {
            subject: subjectOf('Votre fiche vous est rendue'),
            paragraphs: [`« ${name} » est de nouveau dans votre espace propriétaire, comme avant.`],
            action: dashboard,
          }),
        ),
      ];
    default:
      return [];
  }
}
