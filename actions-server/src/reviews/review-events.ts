import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { pageAction } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';

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

export function reviewEvents(db: Database, notifications: Notifications) {
  return {
    review_posted: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, old, new: review }, system) => {
        if (!isFromSite) return;
        if (!review) {
          // The author who has become the owner was promised nothing.
          if (!old?.held_reason || old.held_reason === 'owner') return;
          const words = await endingWords(db, old, isFromAdministrator);
          if (words) await notifications.sendTo(old.user_id, words, { eventId, purpose: 'author' }, system);
          return;
        }
        const isDecided = old?.held_reason != null && review.held_reason === null;
        if (isFromAdministrator && !isDecided) return;
        const laundromat = await notifications.laundromatOf(review.laundromat_id);
        if (!laundromat) return;
        if (isDecided || (review.held_reason !== null && !old)) {
          const email = authorWords(review, laundromat.name, isDecided);
          await notifications.sendTo(review.user_id, email, { eventId, purpose: 'author' }, system);
        }
        const { ownerId, name, slug } = laundromat;
        if (review.held_reason !== null || ownerId === review.user_id) return;
        const isCorrected = old !== null && !isDecided;
        const email = { ...ownerWords(review, name, isCorrected), action: pageAction(slug) };
        await notifications.sendTo(ownerId, email, { eventId, purpose: 'owner' }, system);
      },
    ),
  };
}

/**
 * Returns the email about a deleted review that waited for the promised decision: a newer one is published, or its
 * laundromat is gone. The removal by an administrator is emailed with its reason, and the author needs none about theirs.
 */
async function endingWords(db: Database, review: Row, isFromAdministrator: boolean) {
  const { laundromat_id: id, user_id } = review;
  const [{ isGone, name, mergedInto, newerAbout } = {}] = await db.statement<{
    isGone: boolean;
    name: string | null;
    mergedInto: string | null;
    newerAbout: string | null;
  }>(sql`
    with deletion as (
      select seen ->> 'name' as name, merged_into from moderation_actions
      where laundromat_id = ${id} and decision in ('deleted', 'merged') order by created_at desc limit 1
    )
    select not exists (select from laundromats where id = ${id}) as is_gone, name, merged_into, (
      select l.name from reviews r join laundromats l on l.id = r.laundromat_id
      where l.id in (${id}, merged_into) and r.user_id = ${user_id} and not r.is_held limit 1
    ) as newer_about
    from (values (1)) one left join deletion on true`);
  if (!isGone && isFromAdministrator) return undefined;
  if (newerAbout) return replacedWords(newerAbout);
  // The newer one in the other laundromat still waits.
  return isGone && !mergedInto ? goneWords(review, name) : undefined;
}

// Promised to the author, so visitors must not use up its emails.
const allowance = 'account' as const;

const replacedWords = (name: string) => ({
  allowance,
  subject: 'Votre avis est publié',
  paragraphs: [`Votre nouvel avis sur « ${name} » est publié : il remplace celui que nous devions relire.`],
});

const goneWords = ({ comment }: Row, name: string | null | undefined) => ({
  allowance,
  subject: 'Votre avis n’a pas été publié',
  paragraphs: [
    `${name ? `La fiche « ${name} »` : 'La fiche de la laverie'} n’est plus dans l’annuaire : votre avis, que nous devions relire, n’est pas publié.`,
    comment,
  ],
});

const authorWords = ({ held_reason }: Row, name: string, isDecided: boolean) => ({
  ...(isDecided && { allowance }),
  subject: isDecided ? 'Votre avis est publié' : 'Votre avis sera relu avant sa publication',
  paragraphs: isDecided
    ? [`Nous avons relu votre avis sur « ${name} » : il est publié.`]
    : [
        `Nous avons reçu votre avis sur « ${name} ».`,
        `${heldSentences[held_reason ?? ''] ?? nearLaundromat} Nous le relisons donc avant de le publier. Vous recevrez notre décision par email.`,
      ],
});

const ownerWords = ({ author_name, rating, comment }: Row, name: string, isCorrected: boolean) => ({
  subject: `${isCorrected ? 'Avis corrigé' : 'Nouvel avis'} sur ${name}`,
  paragraphs: [
    `${author_name} ${isCorrected ? 'a corrigé son avis et donne' : 'a donné'} ${rating} sur 5 à « ${name} ».`,
    comment,
    'Vous pouvez y répondre une fois, sur la fiche : votre réponse y est publiée sous l’avis.',
  ],
});
