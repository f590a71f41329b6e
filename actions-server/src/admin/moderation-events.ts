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
  merged_into: z.string().nullish(),
  seen: z.unknown().optional(),
});
type Action = z.infer<typeof action>;
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
      const email = {
        allowance,
        subject: 'Deux fiches de votre laverie ont été réunies',
        paragraphs: [joined, sentences[purpose], contest],
        action: pageAction(kept.slug),
      };
      await notifications.sendTo(owners[purpose], email, { eventId, purpose }, system);
    }
  }

  async function notifyRestore(
    { laundromat_id: id, merged_into: keptId }: Action,
    eventId: string,
    system: SystemCaller,
  ) {
    const restored = await notifications.laundromatOf(id);
    const kept = keptId ? await notifications.laundromatOf(keptId) : undefined;
    if (!restored) return;
    const words = kept ? undoneWords(restored, kept) : restoredWords(restored);
    const owners = [{ ...restored, id, purpose: 'owner' }];
    if (kept && kept.ownerId !== restored.ownerId)
      owners.push({ ...kept, id: keptId!, purpose: 'former-owner' });
    for (const owner of owners) {
      const email = { allowance, ...words, action: editAction(owner.id) };
      await notifications.sendTo(owner.ownerId, email, { eventId, purpose: owner.purpose }, system);
    }
  }

  return {
    moderation_action: hasuraEvent(
      action,
      async ({ eventId, isFromAdministrator, old, new: row }, system) => {
        // A deletion that can no longer be restored: it was, or a job has deleted its rows.
        if (old) return row && isFromAdministrator ? notifyRestore(row, eventId, system) : undefined;
        if (row?.decision === 'merged') return notifyMerge(merge.parse(row), eventId, system);
        if (!row || !['refused', 'reverted', 'removed', 'deleted'].includes(row.decision)) return;
        const isOwnersPhoto =
          row.decision === 'removed' && !['review', 'review_photo'].includes(row.subject_type);
        if (isOwnersPhoto) await removePhotoFiles(storage, seenPhoto.parse(row.seen).url);
        const laundromat = await notifications.laundromatOf(row.laundromat_id);
        const concerned = isOwnersPhoto ? laundromat?.ownerId : row.author_id;
        if (!concerned) return;
        const { words, ...notice } = noticeOf(row, laundromat?.name);
        const paragraphs = [...words, `Motif : ${withReason.parse(row).reason}`, contest];
        const email = { allowance, ...notice, paragraphs };
        const purpose = row.subject_type.startsWith('review') ? 'author' : 'owner';
        await notifications.sendTo(concerned, email, { eventId, purpose }, system);
      },
    ),
  };
}

const placeOf = ({ name, city }: { name: string; city: string }) => `« ${name} » (${city})`;
const editAction = (id: string) => ({ label: 'Ouvrir la fiche', url: `/edit-laundromat/${id}` });

const restoredWords = (restored: { name: string; city: string }) => ({
  subject: 'La fiche de votre laverie est rétablie',
  paragraphs: [
    `Nous avons annulé la suppression de la fiche de votre laverie ${placeOf(restored)} : vous la gérez de nouveau.`,
  ],
});

const undoneWords = (restored: { name: string; city: string }, kept: { name: string; city: string }) => ({
  subject: 'Deux fiches de votre laverie sont de nouveau séparées',
  paragraphs: [
    `Nous avions réuni les fiches ${placeOf(restored)} et ${placeOf(kept)}. Elles sont de nouveau séparées, chacune avec son propriétaire d’avant.`,
  ],
});

/** `author_id` owned the laundromat that is gone, `former_owner_id` the one that stays. */
function mergeWords(
  { author_id: mergedOwner, former_owner_id: keptOwner, keeps_owner_of, seen }: z.infer<typeof merge>,
  kept: { name: string; city: string },
) {
  const place = placeOf(kept);
  const joined = `La fiche ${placeOf(seen)} et la fiche ${place} désignaient la même laverie : nous les avons réunies sous ${place}.`;
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
function noticeOf({ decision, subject_type, laundromat_id, seen }: Action, name: string | undefined): Notice {
  const editPath = `/edit-laundromat/${laundromat_id}`;
  if (decision === 'reverted')
    return {
      subject: 'Vos modifications ont été annulées',
      words: [
        `Nous avons rétabli la fiche de votre laverie « ${name ?? seenLaundromat.parse(seen).name} » telle qu’elle était avant vos dernières modifications. Elle reste en ligne.`,
      ],
      action: editAction(laundromat_id),
    };
  if (decision === 'refused') {
    const { is_active: wasPublished, ...laundromat } = seenLaundromat.parse(seen);
    const place = placeOf(laundromat);
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
    return {
      subject: 'La fiche de votre laverie a été supprimée',
      words: [
        `Nous avons supprimé de l'annuaire la fiche de votre laverie ${placeOf(seenLaundromat.parse(seen))}.`,
      ],
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
