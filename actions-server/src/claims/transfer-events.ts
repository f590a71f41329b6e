import { z } from 'zod';
import type { Email } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';

const row = z.object({
  laundromat_id: z.string(),
  user_id: z.string(),
  recipient_id: z.string().nullable(),
  recipient_email: z.string(),
  status: z.string(),
});

export function transferEvents(notifications: Notifications) {
  return {
    transfer_changed: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, new: transfer }, system) => {
        // Offers of a laundromat that an administrator restores are not sent again.
        if (!transfer || !isFromSite || isFromAdministrator) return;
        const { recipient_id: recipient, recipient_email: address, user_id: owner, status } = transfer;
        const laundromat = await notifications.laundromatOf(transfer.laundromat_id);
        if (!laundromat) return;
        const people = { recipient, owner };
        const action = { label: 'Ouvrir mon espace', url: '/owner-dashboard' };
        for (const { purpose, ...words } of emails[status]?.(laundromat.name, address) ?? [])
          await notifications.sendTo(people[purpose], { action, ...words }, { eventId, purpose }, system);
      },
    ),
  };
}

type SideEmail = { purpose: 'recipient' | 'owner' } & Pick<Email, 'subject' | 'paragraphs' | 'allowance'>;

const emails: Record<string, (name: string, recipient: string) => SideEmail[]> = {
  open: (name, recipient) => [
    {
      purpose: 'owner',
      subject: 'Vous proposez votre laverie à un autre compte',
      paragraphs: [
        `Vous proposez « ${name} » au compte ${recipient}. Rien ne change tant qu'il n'a pas accepté.`,
        "Ce n'est pas vous ? Annulez la proposition depuis la page de modification de la laverie, et changez votre mot de passe.",
      ],
      allowance: 'account',
    },
    {
      purpose: 'recipient',
      subject: 'Une laverie vous est proposée',
      paragraphs: [
        `Le propriétaire de « ${name} » propose de confier sa fiche à votre compte.`,
        'Acceptez ou refusez dans votre espace propriétaire. Sans réponse sous 14 jours, rien ne change.',
      ],
    },
  ],
  accepted: (name, recipient) => [
    {
      purpose: 'recipient',
      subject: 'Votre fiche est dans votre espace',
      paragraphs: [`« ${name} » est maintenant dans votre espace propriétaire, sous votre formule.`],
      allowance: 'account',
    },
    {
      purpose: 'owner',
      subject: 'Votre fiche a un nouveau propriétaire',
      paragraphs: [
        `Le compte ${recipient} a accepté « ${name} ». Elle n'est plus dans votre espace.`,
        'Votre abonnement ne change pas : résiliez-le dans votre espace si vous ne vous en servez plus.',
      ],
      allowance: 'account',
    },
  ],
  declined: (name, recipient) => [
    {
      purpose: 'owner',
      subject: "Votre proposition n'est pas acceptée",
      paragraphs: [`Le compte ${recipient} n'a pas accepté « ${name} ». Votre fiche n'a pas changé.`],
    },
  ],
};
