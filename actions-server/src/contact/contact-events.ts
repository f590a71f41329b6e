import { z } from 'zod';
import { contactTypes, type ContactType } from '#contract/contact/contact.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Notifications } from '../email/notifications.ts';

const row = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  type: z.enum(contactTypes).catch('general'),
  is_priority: z.boolean().catch(false),
});

const typeNames: Record<ContactType, string> = {
  general: 'question générale',
  listing: 'référencement d’une laverie',
  technical: 'problème technique',
  business: 'partenariat',
  services: 'services aux laveries',
};

/** `contact_received`: sends the message to the site's own address. */
export function contactEvents(notifications: Notifications) {
  return {
    contact_received: hasuraEvent(row, async ({ eventId, old, new: contact }, system) => {
      if (!contact) return;
      const { name, email, phone, subject, message, type, is_priority: isPriority } = contact;
      const notification = {
        to: notifications.siteAddress,
        subject:
          `${isPriority ? 'Prioritaire : message' : 'Message'} ${old ? 'corrigé de' : 'de'} ${name}${subject ? ` : ${subject}` : ''}`
            .replace(/\s+/g, ' ')
            .slice(0, 200),
        paragraphs: [
          `${name} a ${old ? 'corrigé son message envoyé' : 'écrit'} depuis la page de contact (${typeNames[type]}).`,
          message,
          `Répondre à : ${email}${phone ? `\nTéléphone : ${phone}` : ''}`,
        ],
        action: { label: 'Voir le message', url: notifications.link('/admin-dashboard?onglet=messages') },
      };
      await notifications.send(notification, { eventId, purpose: 'site' }, system);
    }),
  };
}
