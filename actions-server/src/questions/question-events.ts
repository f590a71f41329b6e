import { sql } from 'kysely';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';

const row = z.object({
  id: rowId(),
  author_name: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
});

export function questionEvents(db: Database, notifications: Notifications) {
  return {
    owner_question: hasuraEvent(row, async ({ isFromSite, isFromAdministrator, new: asked }, system) => {
      // Questions of a laundromat that an administrator restores are not sent again.
      if (!asked || !isFromSite || isFromAdministrator) return;
      const { id, author_name: name, question, answer } = asked;
      const [stored] = await db.statement<{
        laundromat: string;
        owner: string | null;
        author: string | null;
      }>(
        sql`select l.name as laundromat, l.user_id as owner, q.user_id as author
          from owner_questions q join laundromats l on l.id = q.laundromat_id where q.id = ${id}`,
      );
      if (!stored) return;
      const { laundromat, owner, author } = stored;
      const email =
        answer === null
          ? {
              subject: `Question sur ${laundromat}`,
              paragraphs: [
                `${name} vous pose une question sur « ${laundromat} ».`,
                question,
                'Répondez depuis votre espace : nous transmettons votre réponse, sans votre adresse email.',
              ],
              action: { label: 'Répondre', url: '/owner-dashboard?onglet=avis' },
            }
          : {
              subject: `Réponse à votre question sur ${laundromat}`,
              paragraphs: [
                `Le propriétaire de « ${laundromat} » a répondu à votre question.`,
                `Votre question : ${question}`,
                `Sa réponse : ${answer}`,
              ],
              // Over the limit, the answer is sent later: there is only one.
              allowance: 'account' as const,
            };
      const [to, purpose] = answer === null ? [owner, 'question'] : [author, 'answer'];
      await notifications.sendTo(to, email, { eventId: id, purpose }, system);
    }),
  };
}
