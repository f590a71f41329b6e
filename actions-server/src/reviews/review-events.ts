import { z } from 'zod';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Notifications } from '../email/notifications.ts';
import { graphql } from '../hasura/graphql.ts';

const row = z.object({
  laundromat_id: z.string(),
  user_id: z.string().nullable(),
  author_name: z.string(),
  rating: z.int(),
  comment: z.string(),
});

export const reviewedOwnerQuery = graphql(`
  query ReviewedOwner($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
      slug
      owner {
        id
        email
        isActive
      }
    }
  }
`);

/** `review_posted`: notifies the owner, unless the review is their own. */
export function reviewEvents(hasura: Hasura, notifications: Notifications) {
  return {
    review_posted: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, old, new: review }, system) => {
        if (!review || !isFromSite || isFromAdministrator) return;
        const variables = { id: review.laundromat_id };
        const { laundromats_by_pk: laundromat } = await hasura.query(reviewedOwnerQuery, variables, system);
        if (!laundromat) return;
        const { owner } = laundromat;
        if (!owner?.isActive || owner.id === review.user_id) return;
        const email = {
          to: owner.email,
          subject: `${old ? 'Avis corrigé' : 'Nouvel avis'} sur ${laundromat.name}`.replace(/\s+/g, ' '),
          paragraphs: [
            `${review.author_name} ${old ? 'a corrigé son avis et donne' : 'a donné'} ${review.rating} sur 5 à « ${laundromat.name} ».`,
            review.comment,
            'Vous pouvez y répondre une fois, sur la fiche : votre réponse y est publiée sous l’avis.',
          ],
          action: { label: 'Voir la fiche', url: notifications.link(`/laverie/${laundromat.slug}`) },
        };
        await notifications.send(email, { eventId, purpose: 'owner' }, system);
      },
    ),
  };
}
