import { z } from 'zod';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
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
const merge = action.extend({
  merged_into: z.string(),
  keeps_owner_of: z.enum(['kept', 'merged']).nullable(),
  former_owner_id: z.string().nullable(),
  seen: z.object({ name: z.string(), city: z.string() }),
});
const reviewRemoval = action.extend({ reason: z.string(), seen: z.object({ comment: z.string() }) });
const reviewPhotoRemoval = action.extend({
  reason: z.string(),
  seen: z.object({ is_approved: z.boolean() }),
});
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
 * `moderation_action`: notifies authors of the reason why an administrator refused or removed their content, and both
 * owners of a merge. Deletes the files of a removed photo.
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
      allowance: 'account' as const,
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

  async function merged(
    { author_id, merged_into, keeps_owner_of, former_owner_id, seen }: z.infer<typeof merge>,
    eventId: string,
    system: SystemCaller,
  ) {
    const kept = await laundromatOf(merged_into, system);
    if (!kept) return;
    const place = `« ${kept.name} » (${kept.city})`;
    const joined = `La fiche « ${seen.name} » (${seen.city}) et la fiche ${place} désignaient la même laverie : nous les avons réunies sous ${place}.`;
    const changesOwner = author_id !== null && author_id !== former_owner_id && keeps_owner_of === 'merged';
    const sentences = {
      owner: changesOwner
        ? 'Vous gérez désormais cette fiche.'
        : author_id === former_owner_id
          ? 'Vous gérez toujours cette fiche.'
          : 'Vous ne gérez pas cette fiche.',
      'former-owner': changesOwner
        ? 'Cette fiche est désormais gérée par un autre compte que le vôtre.'
        : 'Vous gérez toujours cette fiche.',
    };
    const owners = {
      owner: author_id,
      'former-owner': former_owner_id === author_id ? null : former_owner_id,
    };
    for (const purpose of ['owner', 'former-owner'] as const) {
      const to = await addressOf(owners[purpose], system);
      if (!to) continue;
      const email = {
        to,
        subject: 'Deux fiches de votre laverie ont été réunies',
        paragraphs: [joined, sentences[purpose], contest],
        action: { label: 'Voir la fiche', url: notifications.link(`/laverie/${kept.slug}`) },
      };
      await notifications.send(email, { eventId, purpose }, system);
    }
  }

  async function reverted(
    { laundromat_id, author_id, reason, seen }: z.infer<typeof refusal>,
    eventId: string,
    system: SystemCaller,
  ) {
    const to = await addressOf(author_id, system);
    if (!to) return;
    const laundromat = await laundromatOf(laundromat_id, system);
    const name = laundromat?.name ?? seen.name;
    const email = {
      to,
      subject: 'Vos modifications ont été annulées',
      paragraphs: [
        `Nous avons rétabli la fiche de votre laverie « ${name} » telle qu’elle était avant vos dernières modifications. Elle reste en ligne.`,
        `Motif : ${reason}`,
        contest,
      ],
      action: { label: 'Ouvrir la fiche', url: notifications.link(`/edit-laundromat/${laundromat_id}`) },
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
      allowance: 'account' as const,
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
      allowance: 'account' as const,
      subject: 'Une photo de votre laverie a été retirée',
      paragraphs: [seen.alt ? `${photo} : « ${seen.alt} ».` : `${photo}.`, `Motif : ${reason}`, contest],
      action: { label: 'Voir les photos', url: notifications.link(`/edit-laundromat/${laundromat_id}`) },
    };
    await notifications.send(email, { eventId, purpose: 'owner' }, system);
  }

  async function reviewPhotoRemoved(
    { laundromat_id, author_id, reason, seen }: z.infer<typeof reviewPhotoRemoval>,
    eventId: string,
    system: SystemCaller,
  ) {
    const to = await addressOf(author_id, system);
    if (!to) return;
    const laundromat = await laundromatOf(laundromat_id, system);
    const [subject, sentence] = seen.is_approved
      ? ['Une photo de votre avis a été retirée', 'Nous avons retiré une photo de votre avis']
      : ['Une photo de votre avis n’a pas été publiée', 'Nous n’avons pas publié une photo de votre avis'];
    const email = {
      to,
      allowance: 'account' as const,
      subject,
      paragraphs: [
        laundromat ? `${sentence} sur « ${laundromat.name} ».` : `${sentence}.`,
        `Motif : ${reason}`,
        contest,
      ],
    };
    await notifications.send(email, { eventId, purpose: 'author' }, system);
  }

  return {
    moderation_action: hasuraEvent(z.looseObject(action.shape), async ({ eventId, new: row }, system) => {
      if (row?.decision === 'refused') await refused(refusal.parse(row), eventId, system);
      if (row?.decision === 'merged') await merged(merge.parse(row), eventId, system);
      if (row?.decision === 'reverted') await reverted(refusal.parse(row), eventId, system);
      if (row?.decision !== 'removed') return;
      if (row.subject_type === 'review') await reviewRemoved(reviewRemoval.parse(row), eventId, system);
      else if (row.subject_type === 'review_photo')
        await reviewPhotoRemoved(reviewPhotoRemoval.parse(row), eventId, system);
      else await photoRemoved(photoRemoval.parse(row), eventId, system);
    }),
  };
}
