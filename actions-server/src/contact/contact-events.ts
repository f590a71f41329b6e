import { sql } from 'kysely';
import { z } from 'zod';
import { contactTypes, type ContactType } from '#contract/contact/contact.ts';
import { formatDay } from '#contract/local-clock.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { replyLine } from '../email/email.ts';
import { followHeldReplies } from '../email/held-emails.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { systemWithTimeout } from '../session/caller.ts';

const row = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  type: z.enum(contactTypes).catch('general'),
  is_priority: z.boolean().catch(false),
});

const replyRow = z.object({ id: rowId(), contact_id: rowId(), message: z.string() });

const typeNames: Record<ContactType, string> = {
  general: 'question générale',
  listing: 'référencement d’une laverie',
  technical: 'problème technique',
  business: 'partenariat',
  services: 'services aux laveries',
};

export function contactEvents(db: Database, notifications: Notifications) {
  return {
    contact_received: hasuraEvent(row, async ({ eventId, old, new: contact }, system) => {
      if (!contact) return;
      const { name, email, phone, subject, message, type, is_priority: isPriority } = contact;
      const notification = {
        to: notifications.siteAddress,
        subject: `${isPriority ? 'Prioritaire : message' : 'Message'} ${old ? 'corrigé de' : 'de'} ${name}${subject ? ` : ${subject}` : ''}`,
        paragraphs: [
          `${name} a ${old ? 'corrigé son message envoyé' : 'écrit'} depuis la page de contact (${typeNames[type]}).`,
          message,
          `${replyLine(email)}${phone ? `\nTéléphone : ${phone}` : ''}`,
        ],
        action: { label: 'Voir le message', url: '/admin-dashboard?onglet=messages' },
      };
      await notifications.send(notification, { eventId, purpose: 'site' }, system);
    }),

    contact_reply: hasuraEvent(replyRow, async ({ new: reply }, system) => {
      if (!reply) return;
      const [contact] = await db.statement<{ email: string; createdAt: Date }>(
        sql`select email, created_at from contacts where id = ${reply.contact_id}`,
      );
      if (!contact) return;
      const { email, createdAt } = contact;
      // Repeats nothing of the message: anybody may have typed the address.
      const answer = {
        to: email,
        subject: 'Réponse à votre message',
        paragraphs: [
          `Vous nous avez écrit le ${formatDay(createdAt.toISOString())}. Voici notre réponse :`,
          reply.message,
        ],
        forAnyone: true as const,
        allowance: 'account' as const,
      };
      // May take longer than `system` has.
      const isSent = await notifications.send(answer, { eventId: reply.id, purpose: 'reply' }, system);
      await db.transaction(systemWithTimeout(system), async (trx) => {
        if (!isSent) return followHeldReplies(trx, reply.id);
        return trx
          .updateTable('contactReplies')
          .set({ status: 'sent', reason: null })
          .where('id', '=', reply.id)
          .execute();
      });
    }),
  };
}
