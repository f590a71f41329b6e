import { z } from 'zod';
import type { SystemCaller } from '../session/caller.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Notifications } from '../email/notifications.ts';
import { concernedLaundromatQuery, concernedUserQuery } from './moderation-documents.ts';

const action = z.object({
  subject_type: z.string(),
  decision: z.string(),
  laundromat_id: z.string(),
  author_id: z.string().nullable(),
});
const refusal = action.extend({
  reason: z.string(),
  seen: z.object({ name: z.string(), city: z.string(), is_active: z.boolean() }),
});
const reviewRemoval = action.extend({ reason: z.string(), seen: z.object({ comment: z.string() }) });
const photoRemoval = action.extend({
  reason: z.string(),
  seen: z.object({ url: z.string(), alt: z.string().nullable() }),
});

interface ModerationServices {
  hasura: Hasura;
  notifications: Notifications;
  removePhotoFiles: (url: string) => Promise<void>;
}

/**
 * `moderation_action`: the author of what an administrator refuses or removes is notified of the reason. The files of a
 * removed photo are deleted.
 */
export function moderationEvents({ hasura, notifications, removePhotoFiles }: ModerationServices) {
  /** Undefined for an unknown user and for one who may no longer sign in. */
  async function addressOf(userId: string | null, system: SystemCaller): Promise<string | undefined> {
    if (userId === null) return undefined;
    const { users_by_pk } = await hasura.query(concernedUserQuery, { id: userId }, system);
    return users_by_pk?.isActive ? users_by_pk.email : undefined;
  }
  async function laundromatOf(id: string, system: SystemCaller) {
    const answer = await hasura.query(concernedLaundromatQuery, { id }, system);
    return answer.laundromats_by_pk ?? undefined;
  }
  const contest = `Vous n'êtes pas d'accord ? Répondez-nous : ${notifications.link('/contact')}`;

  async function refused(
    { laundromat_id, author_id, reason, seen }: z.infer<typeof refusal>,
    eventId: string,
    system: SystemCaller,
  ) {
    const to = await addressOf(author_id, system);
    if (!to) return;
    const place = `« ${seen.name} » (${seen.city})`;
    const email = {
      to,
      subject: seen.is_active
        ? "Votre laverie a été retirée de l'annuaire"
        : "Votre laverie n'a pas été publiée",
      paragraphs: [
        seen.is_active
          ? `Nous avons retiré votre laverie ${place} de l'annuaire. Vous pouvez corriger sa fiche : elle sera alors relue.`
          : `Nous n'avons pas publié votre laverie ${place}. Vous pouvez corriger sa fiche : elle sera alors relue.`,
        `Motif : ${reason}`,
        contest,
      ],
      action: { label: 'Corriger la fiche', url: notifications.link(`/edit-laundromat/${laundromat_id}`) },
    };
    await notifications.send(email, { eventId, purpose: 'owner' }, system);
  }

  async function reviewRemoved(
    { laundromat_id, author_id, reason, seen }: z.infer<typeof reviewRemoval>,
    eventId: string,
    system: SystemCaller,
  ) {
    const to = await addressOf(author_id, system);
    if (!to) return;
    const laundromat = await laundromatOf(laundromat_id, system);
    const email = {
      to,
      subject: 'Votre avis a été retiré',
      paragraphs: [
        laundromat
          ? `Nous avons retiré votre avis sur « ${laundromat.name} » :`
          : 'Nous avons retiré votre avis :',
        seen.comment,
        `Motif : ${reason}`,
        contest,
      ],
    };
    await notifications.send(email, { eventId, purpose: 'author' }, system);
  }

  async function photoRemoved(
    { laundromat_id, reason, seen }: z.infer<typeof photoRemoval>,
    eventId: string,
    system: SystemCaller,
  ) {
    await removePhotoFiles(seen.url);
    const laundromat = await laundromatOf(laundromat_id, system);
    const to = laundromat && (await addressOf(laundromat.userId, system));
    if (!to) return;
    const photo = `Nous avons retiré une photo de votre laverie « ${laundromat.name} »`;
    const email = {
      to,
      subject: 'Une photo de votre laverie a été retirée',
      paragraphs: [seen.alt ? `${photo} : « ${seen.alt} ».` : `${photo}.`, `Motif : ${reason}`, contest],
      action: { label: 'Voir les photos', url: notifications.link(`/edit-laundromat/${laundromat_id}`) },
    };
    await notifications.send(email, { eventId, purpose: 'owner' }, system);
  }

  return {
    moderation_action: hasuraEvent(z.looseObject(action.shape), async ({ eventId, new: row }, system) => {
      if (row?.decision === 'refused') await refused(refusal.parse(row), eventId, system);
      if (row?.decision !== 'removed') return;
      if (row.subject_type === 'review') await reviewRemoved(reviewRemoval.parse(row), eventId, system);
      else await photoRemoved(photoRemoval.parse(row), eventId, system);
    }),
  };
}
