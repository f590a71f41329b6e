import { z } from 'zod';
import { type Email, pageAction } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { removePhotoFiles } from '../photos/stored-photo.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';

const action = z.looseObject({
  subject_type: z.string(),
  decision: z.string(),
  laundromat_id: z.string(),
  author_id: z.string().nullable(),
  seen: z.unknown(),
});
const withReason = z.object({ reason: z.string() });
const merge = z.object({
  author_id: z.string().nullable(),
  merged_into: z.string(),
  keeps_owner_of: z.enum(['kept', 'merged']).nullable(),
  former_owner_id: z.string().nullable(),
  seen: z.object({ name: z.string(), city: z.string() }),
});

const seenLaundromat = z.object({ name: z.string(), city: z.string(), is_active: z.boolean() });
const seenReview = z.object({ comment: z.string(), is_held: z.boolean().default(false) });
const seenReviewPhoto = z.object({ is_approved: z.boolean() });
const seenPhoto = z.object({ url: z.string(), alt: z.string().nullable() });

const allowance = 'account' as const;

export function moderationEvents(notifications: Notifications, storage: Storage) {
  const contest = `Vous n'êtes pas d'accord ? Répondez-nous : ${notifications.publicUrl}/contact`;

  async function notifyMerge(row: z.infer<typeof merge>, eventId: string, system: SystemCaller) {
    const kept = await notifications.laundromatOf(row.merged_into);
    if (!kept) return;
    const { owners, sentences, joined } = mergeWords(row, kept);
    for (const purpose of ['owner', 'former-owner'] as const) {
      const to = await notifications.addressOf(owners[purpose]);
      if (!to) continue;
      const email = {
        to,
        allowance,
        subject: 'Deux fiches de votre laverie ont été réunies',
        paragraphs: [joined, sentences[purpose], contest],
        action: pageAction(kept.slug),
      };
      await notifications.send(email, { eventId, purpose }, system);
    }
  }

  return {
    moderation_action: hasuraEvent(action, async ({ eventId, new: row }, system) => {
      if (row?.decision === 'merged') return notifyMerge(merge.parse(row), eventId, system);
      if (!row || !['refused', 'reverted', 'removed', 'deleted'].includes(row.decision)) return;
      const isOwnersPhoto =
        row.decision === 'removed' && !['review', 'review_photo'].includes(row.subject_type);
      if (isOwnersPhoto) await removePhotoFiles(storage, seenPhoto.parse(row.seen).url);
      const laundromat = await notifications.laundromatOf(row.laundromat_id);
      const concerned = isOwnersPhoto ? (laundromat?.ownerId ?? null) : row.author_id;
      const to = await notifications.addressOf(concerned);
      if (!to) return;
      const { words, ...email } = noticeOf(row, laundromat?.name);
      const paragraphs = [...words, `Motif : ${withReason.parse(row).reason}`, contest];
      const purpose = row.subject_type.startsWith('review') ? 'author' : 'owner';
      await notifications.send({ to, allowance, ...email, paragraphs }, { eventId, purpose }, system);
    }),
  };
}

/** `author_id` owned the laundromat that is gone, `former_owner_id` the one that stays. */
function mergeWords(
  { author_id: mergedOwner, former_owner_id: keptOwner, keeps_owner_of, seen }: z.infer<typeof merge>,
  kept: { name: string; city: string },
) {
  const place = `« ${kept.name} » (${kept.city})`;
  const joined = `La fiche « ${seen.name} » (${seen.city}) et la fiche ${place} désignaient la même laverie : nous les avons réunies sous ${place}.`;
  const isSameOwner = mergedOwner === keptOwner;
  const changesOwner = mergedOwner !== null && !isSameOwner && keeps_owner_of === 'merged';
  const unchanged = isSameOwner ? 'Vous gérez toujours cette fiche.' : 'Vous ne gérez pas cette fiche.';
  const sentences = {
    owner: changesOwner ? 'Vous gérez désormais cette fiche.' : unchanged,
    'former-owner': changesOwner
      ? 'Cette fiche est désormais gérée par un autre compte que le vôtre.'
      : 'Vous gérez toujours cette fiche.',
  };
  const owners = { owner: mergedOwner, 'former-owner': isSameOwner ? null : keptOwner };
  return { owners, sentences, joined };
}

type Notice = Omit<Email, 'to' | 'paragraphs' | 'allowance'> & { words: string[] };

/** Returns the email about a reversal, a refusal or a removal, without its reason. `seen` is the content of that time. */
function noticeOf(
  { decision, subject_type, laundromat_id, seen }: z.infer<typeof action>,
  name: string | undefined,
): Notice {
  const editPath = `/edit-laundromat/${laundromat_id}`;
  if (decision === 'reverted')
    return {
      subject: 'Vos modifications ont été annulées',
      words: [
        `Nous avons rétabli la fiche de votre laverie « ${name ?? seenLaundromat.parse(seen).name} » telle qu’elle était avant vos dernières modifications. Elle reste en ligne.`,
      ],
      action: { label: 'Ouvrir la fiche', url: editPath },
    };
  if (decision === 'refused') {
    const { name: seenName, city, is_active: wasPublished } = seenLaundromat.parse(seen);
    const place = `« ${seenName} » (${city})`;
    const [subject, sentence] = wasPublished
      ? [
          "Votre laverie a été retirée de l'annuaire",
          `Nous avons retiré votre laverie ${place} de l'annuaire.`,
        ]
      : ["Votre laverie n'a pas été publiée", `Nous n'avons pas publié votre laverie ${place}.`];
    const words = [`${sentence} Vous pouvez corriger sa fiche : elle sera alors relue.`];
    return { subject, words, action: { label: 'Corriger la fiche', url: editPath } };
  }
  if (decision === 'deleted') {
    const { name: seenName, city } = seenLaundromat.parse(seen);
    return {
      subject: 'La fiche de votre laverie a été supprimée',
      words: [`Nous avons supprimé de l'annuaire la fiche de votre laverie « ${seenName} » (${city}).`],
    };
  }
  const ofLaundromat = name ? ` sur « ${name} »` : '';
  if (subject_type === 'review') {
    const { comment, is_held } = seenReview.parse(seen);
    const [subject, sentence] = is_held
      ? ['Votre avis n’a pas été publié', 'Après relecture, nous n’avons pas publié votre avis']
      : ['Votre avis a été retiré', 'Nous avons retiré votre avis'];
    return { subject, words: [`${sentence}${ofLaundromat} :`, comment] };
  }
  if (subject_type === 'review_photo') {
    const [subject, sentence] = seenReviewPhoto.parse(seen).is_approved
      ? ['Une photo de votre avis a été retirée', 'Nous avons retiré une photo de votre avis']
      : ['Une photo de votre avis n’a pas été publiée', 'Nous n’avons pas publié une photo de votre avis'];
    return { subject, words: [`${sentence}${ofLaundromat}.`] };
  }
  const { alt } = seenPhoto.parse(seen);
  return {
    subject: 'Une photo de votre laverie a été retirée',
    words: [`Nous avons retiré une photo de votre laverie « ${name} »${alt ? ` : « ${alt} »` : ''}.`],
    action: { label: 'Voir les photos', url: editPath },
  };
}
