import { z } from 'zod';
import type { Email } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { notifiedClaimQuery } from './claim-documents.ts';
import { nobody } from './claim-events.ts';

const row = z.object({
  id: z.string(),
  laundromat_id: z.string(),
  user_id: z.string(),
  recipient_id: z.string().nullable(),
  recipient_email: z.string(),
  status: z.string(),
});

/**
 * `transfer_changed`: notifies both sides of an offer and of the change of owner, and the owner when the offer is
 * declined. Only confirmed addresses get these emails.
 */
export function transferEvents(hasura: Hasura, notifications: Notifications) {
  return {
    transfer_changed: hasuraEvent(row, async ({ eventId, isFromSite, new: transfer }, system) => {
      if (!transfer || !isFromSite) return;
      const variables = {
        id: transfer.id,
        laundromatId: transfer.laundromat_id,
        claimantId: transfer.recipient_id ?? nobody,
        previousId: transfer.user_id,
      };
      const sides = await hasura.query(notifiedClaimQuery, variables, system);
      const { laundromats_by_pk: laundromat, claimant: recipient, previous: offerer } = sides;
      if (!laundromat) return;
      const { name } = laundromat;
      const send = async (
        side: typeof recipient,
        purpose: string,
        subject: string,
        paragraphs: string[],
        more: Pick<Email, 'allowance'> = {},
      ) => {
        if (!side?.isActive) return;
        const action = notifications.action('Ouvrir mon espace', '/owner-dashboard');
        const email = { to: side.email, subject, paragraphs, action, ...more };
        await notifications.send(email, { eventId, purpose }, system);
      };
      const account = { allowance: 'account' } as const;

      if (transfer.status === 'open') {
        await send(recipient, 'recipient', 'Une laverie vous est proposée', [
          `Le propriétaire de « ${name} » propose de confier sa fiche à votre compte.`,
          'Acceptez ou refusez dans votre espace propriétaire. Sans réponse sous 14 jours, rien ne change.',
        ]);
        await send(
          offerer,
          'owner',
          'Vous proposez votre laverie à un autre compte',
          [
            `Vous proposez « ${name} » au compte ${transfer.recipient_email}. Rien ne change tant qu'il n'a pas accepté.`,
            "Ce n'est pas vous ? Annulez la proposition depuis la page de modification de la laverie, et changez votre mot de passe.",
          ],
          account,
        );
      }
      if (transfer.status === 'accepted') {
        await send(
          recipient,
          'recipient',
          'Votre fiche est dans votre espace',
          [`« ${name} » est maintenant dans votre espace propriétaire, sous votre formule.`],
          account,
        );
        await send(
          offerer,
          'owner',
          'Votre fiche a un nouveau propriétaire',
          [
            `Le compte ${transfer.recipient_email} a accepté « ${name} ». Elle n'est plus dans votre espace.`,
            'Votre abonnement ne change pas : résiliez-le dans votre espace si vous ne vous en servez plus.',
          ],
          account,
        );
      }
      if (transfer.status === 'declined')
        await send(offerer, 'owner', "Votre proposition n'est pas acceptée", [
          `Le compte ${transfer.recipient_email} n'a pas accepté « ${name} ». Votre fiche n'a pas changé.`,
        ]);
    }),
  };
}
