import { z } from 'zod';
import { correctionTypes, type CorrectionType } from '#contract/corrections/correction-types.ts';
import { correctionCountsForMs } from '#contract/corrections/corrections.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { notifiedCorrectionQuery } from './correction-documents.ts';

const row = z.object({
  id: z.string(),
  laundromat_id: z.string(),
  kind: z.enum(Object.keys(correctionTypes) as [CorrectionType, ...CorrectionType[]]),
  comment: z.string().nullable(),
  user_id: z.string().nullable(),
  received_at: z.string(),
});

/**
 * `fact_corrected`: notifies the site and the owner. The owner's email quotes nothing that the sender wrote. Nobody is
 * notified while a recent correction of the same fact is open.
 */
export function correctionEvents(hasura: Hasura, notifications: Notifications) {
  return {
    fact_corrected: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, new: correction }, system) => {
        if (!correction || !isFromSite || isFromAdministrator) return;
        const { id, laundromat_id: laundromatId, kind, comment, received_at: receivedAt } = correction;
        const since = new Date(Date.now() - correctionCountsForMs(kind)).toISOString();
        const variables = { laundromat: laundromatId, kind, correction: id, receivedAt, since };
        const { laundromats_by_pk: laundromat, fact_corrections: others } = await hasura.query(
          notifiedCorrectionQuery,
          variables,
          system,
        );
        if (!laundromat || others.length > 0) return;
        const { name, slug, owner } = laundromat;
        const subject = `${correctionTypes[kind]} : ${name}`;
        const sentence = `Un visiteur signale une erreur sur la fiche de « ${name} » : ${correctionTypes[kind].toLowerCase()}.`;
        const forSite = {
          to: notifications.siteAddress,
          subject,
          paragraphs: [
            sentence,
            ...(comment ? [comment] : []),
            `La fiche : ${notifications.link(`/laverie/${slug}`)}`,
          ],
          action: notifications.action('Traiter le signalement', '/admin-dashboard?onglet=corrections'),
        };
        await notifications.send(forSite, { eventId, purpose: 'site' }, system);
        if (!owner?.isActive || owner.id === correction.user_id) return;
        const forOwner = {
          to: owner.email,
          subject,
          paragraphs: [
            sentence,
            'Votre espace propriétaire montre le détail : vous pouvez y accepter ou écarter ce signalement.',
          ],
          action: notifications.action('Voir le signalement', '/owner-dashboard?onglet=signalements'),
        };
        await notifications.send(forOwner, { eventId, purpose: 'owner' }, system);
      },
    ),
  };
}
