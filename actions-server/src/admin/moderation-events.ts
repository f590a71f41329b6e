import { z } from 'zod';
import type { SystemCaller } from '../session/caller.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Notifications } from '../email/notifications.ts';
import { concernedLaundromatQuery, concernedUserQuery } from './moderation-documents.ts';

const listing = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  user_id: z.string().nullable(),
  is_active: z.boolean(),
  refused_at: z.string().nullable(),
  refusal_reason: z.string().nullable(),
});

const reviewRemoval = z.object({
  reason: z.string(),
  user_id: z.string().nullable(),
  laundromat_id: z.string().nullable(),
  comment: z.string(),
});

const photoRemoval = z.object({
  reason: z.string(),
  laundromat_id: z.string().nullable(),
  url: z.string(),
  alt: z.string().nullable(),
});

interface ModerationServices {
  hasura: Hasura;
  notifications: Notifications;
  removePhotoFiles: (url: string) => Promise<void>;
}

/**
 * `laundromat_refused`, `review_removed` and `photo_removed`: the author of what an administrator removes is notified of
 * the reason. The files of a photo are deleted with it.
 */
export function moderationEvents({ hasura, notifications, removePhotoFiles }: ModerationServices) {
  /** Undefined for an unknown user and for one who may no longer sign in. */
  async function addressOf(userId: string | null, system: SystemCaller): Promise<string | undefined> {
    if (userId === null) return undefined;
    const { users_by_pk } = await hasura.query(concernedUserQuery, { id: userId }, system);
    return users_by_pk?.isActive ? users_by_pk.email : undefined;
  }
  async function laundromatOf(id: string | null, system: SystemCaller) {
    if (id === null) return undefined;
    const answer = await hasura.query(concernedLaundromatQuery, { id }, system);
    return answer.laundromats_by_pk ?? undefined;
  }
  const contest = `Vous n'êtes pas d'accord ? Répondez-nous : ${notifications.link('/contact')}`;

  return {
    laundromat_refused: hasuraEvent(listing, async ({ eventId, old, new: refused }, system) => {
      if (!refused?.refused_at || !refused.refusal_reason || refused.refused_at === old?.refused_at) return;
      const to = await addressOf(refused.user_id, system);
      if (!to) return;
      const place = `« ${refused.name} » (${refused.city})`;
      const email = {
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
        action: { label: 'Corriger la fiche', url: notifications.link(`/edit-laundromat/${refused.id}`) },
      };
      await notifications.send(email, { eventId, purpose: 'owner' }, system);
    }),

    review_removed: hasuraEvent(reviewRemoval, async ({ eventId, new: removed }, system) => {
      if (!removed) return;
      const to = await addressOf(removed.user_id, system);
      if (!to) return;
      const laundromat = await laundromatOf(removed.laundromat_id, system);
      const email = {
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
      await notifications.send(email, { eventId, purpose: 'author' }, system);
    }),

    photo_removed: hasuraEvent(photoRemoval, async ({ eventId, new: removed }, system) => {
      if (!removed) return;
      await removePhotoFiles(removed.url);
      const laundromat = await laundromatOf(removed.laundromat_id, system);
      const to = laundromat && (await addressOf(laundromat.userId, system));
      if (!to) return;
      const photo = `Nous avons retiré une photo de votre laverie « ${laundromat.name} »`;
      const email = {
        to,
        subject: 'Une photo de votre laverie a été retirée',
        paragraphs: [
          removed.alt ? `${photo} : « ${removed.alt} ».` : `${photo}.`,
          `Motif : ${removed.reason}`,
          contest,
        ],
        action: {
          label: 'Voir les photos',
          url: notifications.link(`/edit-laundromat/${removed.laundromat_id}`),
        },
      };
      await notifications.send(email, { eventId, purpose: 'owner' }, system);
    }),
  };
}
