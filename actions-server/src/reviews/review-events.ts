import { z } from 'zod';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';

/** Why a review is read before it is published, as its author learns it. */
const nearLaundromat = 'Il vient d’une personne, ou d’une connexion, liée à une laverie toute proche.';
const heldSentences: Record<string, string> = {
  repeated: 'Un autre avis sur cette laverie est venu de la même connexion depuis moins de trois mois.',
  burst: 'Beaucoup d’avis nous arrivent en peu de temps.',
};

const row = z.object({
  laundromat_id: z.string(),
  user_id: z.string().nullable(),
  author_name: z.string(),
  rating: z.int(),
  comment: z.string(),
  held_reason: z.string().nullable(),
});

type Row = z.infer<typeof row>;

const reviewedOwnerQuery = graphql(`
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

/** The published review with which an author has replaced another one. */
const publishedReviewQuery = graphql(`
  query PublishedReview($laundromatId: uuid!, $userId: uuid!) {
    reviews(
      where: { laundromatId: { _eq: $laundromatId }, userId: { _eq: $userId }, isHeld: { _eq: false } }
    ) {
      laundromat {
        name
      }
    }
  }
`);

/** `review_posted`: notifies the owner once the review is published, unless it is their own; or the author that it waits. */
export function reviewEvents(hasura: Hasura, notifications: Notifications) {
  /** The author was promised a decision about the review that has been replaced. */
  async function notifyReplaced({ laundromat_id, user_id }: Row, eventId: string, system: SystemCaller) {
    if (user_id === null) return;
    const variables = { laundromatId: laundromat_id, userId: user_id };
    const [newer] = (await hasura.query(publishedReviewQuery, variables, system)).reviews;
    const to = newer && (await notifications.addressOf(user_id, system));
    if (!to) return;
    const email = {
      to,
      subject: 'Votre avis est publié',
      paragraphs: [
        `Votre nouvel avis sur « ${newer.laundromat.name} » est publié : il remplace celui que nous devions relire.`,
      ],
    };
    await notifications.send(email, { eventId, purpose: 'author' }, system);
  }

  return {
    review_posted: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, old, new: review }, system) => {
        if (!isFromSite) return;
        if (!review) {
          if (old?.held_reason && !isFromAdministrator) await notifyReplaced(old, eventId, system);
          return;
        }
        const isDecided = old?.held_reason != null && review.held_reason === null;
        if (isFromAdministrator && !isDecided) return;
        const variables = { id: review.laundromat_id };
        const { laundromats_by_pk: laundromat } = await hasura.query(reviewedOwnerQuery, variables, system);
        if (!laundromat) return;
        if (isDecided || (review.held_reason !== null && !old)) await notifyAuthor(laundromat.name);
        if (review.held_reason !== null) return;
        const { owner } = laundromat;
        if (!owner?.isActive || owner.id === review.user_id) return;
        const isCorrected = old !== null && !isDecided;
        const email = {
          to: owner.email,
          subject: `${isCorrected ? 'Avis corrigé' : 'Nouvel avis'} sur ${laundromat.name}`,
          paragraphs: [
            `${review.author_name} ${isCorrected ? 'a corrigé son avis et donne' : 'a donné'} ${review.rating} sur 5 à « ${laundromat.name} ».`,
            review.comment,
            'Vous pouvez y répondre une fois, sur la fiche : votre réponse y est publiée sous l’avis.',
          ],
          action: notifications.action('Voir la fiche', `/laverie/${laundromat.slug}`),
        };
        await notifications.send(email, { eventId, purpose: 'owner' }, system);

        async function notifyAuthor(name: string) {
          const to = await notifications.addressOf(review!.user_id, system);
          if (!to) return;
          const toAuthor = {
            to,
            subject: isDecided ? 'Votre avis est publié' : 'Votre avis sera relu avant sa publication',
            paragraphs: isDecided
              ? [`Nous avons relu votre avis sur « ${name} » : il est publié.`]
              : [
                  `Nous avons reçu votre avis sur « ${name} ».`,
                  `${heldSentences[review!.held_reason ?? ''] ?? nearLaundromat} Nous le relisons donc avant de le publier. Vous recevrez notre décision par email.`,
                ],
          };
          await notifications.send(toAuthor, { eventId, purpose: 'author' }, system);
        }
      },
    ),
  };
}
