import { z } from 'zod';
import type { SystemCaller } from '../platform/caller.ts';
import { hasuraEvent } from '../platform/hasura-event.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { Notices } from '../platform/notices.ts';
import { concernedUserQuery, removedReviewLaundromatQuery } from './moderation-documents.ts';

const listing = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  user_id: z.string().nullable(),
  is_active: z.boolean(),
  refused_at: z.string().nullable(),
  refusal_reason: z.string().nullable(),
});

const removal = z.object({
  reason: z.string(),
  user_id: z.string().nullable(),
  laundromat_id: z.string().nullable(),
  comment: z.string(),
});

/** `laundromat_refused` and `review_removed`: whoever wrote what an administrator takes away is told the reason. */
export function moderationEvents(hasura: Hasura, notices: Notices) {
  /** Undefined when nobody is known, or they may no longer sign in. */
  async function addressOf(userId: string | null, system: SystemCaller): Promise<string | undefined> {
    if (userId === null) return undefined;
    const { users_by_pk } = await hasura.query({ ...concernedUserQuery, variables: { id: userId } }, system);
    return users_by_pk?.isActive ? users_by_pk.email : undefined;
  }
  const contest = `Vous n'êtes pas d'accord ? Répondez-nous : ${notices.link('/contact')}`;

  return {
    laundromat_refused: hasuraEvent(listing, async ({ eventId, old, new: refused }, system) => {
      if (!refused?.refused_at || !refused.refusal_reason || refused.refused_at === old?.refused_at) return;
      const to = await addressOf(refused.user_id, system);
      if (!to) return;
      const place = `« ${refused.name} » (${refused.city})`;
      const letter = {
        to,
        subject: old?.is_active
          ? "Votre laverie a été retirée de l'annuaire"
          : "Votre laverie n'a pas été publiée",
        paragraphs: [
          old?.is_active
            ? `Nous avons retiré votre laverie ${place} de l'annuaire. Vous pouvez corriger sa fiche : elle sera alors relue.`
            : `Nous n'avons pas publié votre laverie ${place}. Vous pouvez corriger sa fiche : elle sera alors relue.`,
          `Motif : ${refused.refusal_reason}`,
          contest,
        ],
        action: { label: 'Corriger la fiche', url: notices.link(`/edit-laundromat/${refused.id}`) },
      };
      await notices.send(letter, { eventId, purpose: 'owner' });
    }),

    review_removed: hasuraEvent(removal, async ({ eventId, new: removed }, system) => {
      if (!removed) return;
      const to = await addressOf(removed.user_id, system);
      if (!to) return;
      const { laundromats_by_pk: laundromat } =
        removed.laundromat_id === null
          ? { laundromats_by_pk: null }
          : await hasura.query(
              { ...removedReviewLaundromatQuery, variables: { id: removed.laundromat_id } },
              system,
            );
      const letter = {
        to,
        subject: 'Votre avis a été retiré',
        paragraphs: [
          laundromat
            ? `Nous avons retiré votre avis sur « ${laundromat.name} » :`
            : 'Nous avons retiré votre avis :',
          removed.comment,
          `Motif : ${removed.reason}`,
          contest,
        ],
      };
      await notices.send(letter, { eventId, purpose: 'author' });
    }),
  };
}
