import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { SystemCaller } from '../session/caller.ts';

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

/** `review_posted`: notifies the owner once the review is published, unless it is their own; or the author that it waits. */
export function reviewEvents(db: Database, notifications: Notifications) {
  /** The author was promised a decision about the review that has been replaced. */
  async function notifyReplaced({ laundromat_id, user_id }: Row, eventId: string, system: SystemCaller) {
    if (user_id === null) return;
    const [newer] = await db.statement<{ name: string }>(
      sql`select l.name from reviews r join laundromats l on l.id = r.laundromat_id
        where r.laundromat_id = ${laundromat_id} and r.user_id = ${user_id} and not r.is_held`,
    );
    const to = newer && (await notifications.addressOf(user_id));
    if (!to) return;
    const email = {
      to,
      subject: 'Votre avis est publié',
      paragraphs: [
        `Votre nouvel avis sur « ${newer.name} » est publié : il remplace celui que nous devions relire.`,
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
        const laundromat = await notifications.laundromatOf(review.laundromat_id);
        if (!laundromat) return;
        if (isDecided || (review.held_reason !== null && !old)) await notifyAuthor(laundromat.name);
        if (review.held_reason !== null) return;
        const { ownerId, ownerEmail } = laundromat;
        if (!ownerEmail || ownerId === review.user_id) return;
        const isCorrected = old !== null && !isDecided;
        const email = {
          to: ownerEmail,
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
          const to = await notifications.addressOf(review!.user_id);
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
