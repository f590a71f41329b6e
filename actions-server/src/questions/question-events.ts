import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';

const row = z.object({
  id: rowId(),
  author_name: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
});

/** Reads a question with the accounts on both sides. */
const ownerQuestionQuery = graphql(`
  query OwnerQuestion($id: uuid!) {
    owner_questions_by_pk(id: $id) {
      user {
        email
        isActive
      }
      laundromat {
        name
        owner {
          email
          isActive
        }
      }
    }
  }
`);

/** `owner_question` sends a question to the owner, or the answer to the visitor. Neither email contains an address. */
export function questionEvents(hasura: Hasura, notifications: Notifications) {
  return {
    owner_question: hasuraEvent(row, async ({ isFromSite, isFromAdministrator, new: asked }, system) => {
      // Questions of a laundromat that an administrator restores are not sent again.
      if (!asked || !isFromSite || isFromAdministrator) return;
      const { id, author_name: name, question, answer } = asked;
      const { owner_questions_by_pk: stored } = await hasura.query(ownerQuestionQuery, { id }, system);
      if (!stored) return;
      const { laundromat, user } = stored;
      const reader = answer === null ? laundromat.owner : user;
      if (!reader?.isActive) return;
      const email =
        answer === null
          ? {
              subject: `Question sur ${laundromat.name}`,
              paragraphs: [
                `${name} vous pose une question sur « ${laundromat.name} ».`,
                question,
                'Répondez depuis votre espace : nous transmettons votre réponse, sans votre adresse email.',
              ],
              action: notifications.action('Répondre', '/owner-dashboard?onglet=avis'),
            }
          : {
              subject: `Réponse à votre question sur ${laundromat.name}`,
              paragraphs: [
                `Le propriétaire de « ${laundromat.name} » a répondu à votre question.`,
                `Votre question : ${question}`,
                `Sa réponse : ${answer}`,
              ],
              // Over the limit, the answer is sent later: there is only one for each question of the account.
              allowance: 'account' as const,
            };
      const purpose = answer === null ? 'question' : 'answer';
      await notifications.send({ ...email, to: reader.email }, { eventId: id, purpose }, system);
    }),
  };
}
