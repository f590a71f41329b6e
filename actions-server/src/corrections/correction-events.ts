import { sql } from 'kysely';
import { z } from 'zod';
import { correctionTypes, type CorrectionType } from '#contract/corrections/correction-types.ts';
import { correctionCountsForMs } from '#contract/corrections/corrections.ts';
import { laundromatPath } from '#contract/site/paths.ts';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';

const row = z.object({
  id: z.string(),
  laundromat_id: z.string(),
  kind: z.enum(Object.keys(correctionTypes) as [CorrectionType, ...CorrectionType[]]),
  comment: z.string().nullable(),
  user_id: z.string().nullable(),
  received_at: z.string(),
});

export function correctionEvents(db: Database, notifications: Notifications) {
  return {
    fact_corrected: hasuraEvent(
      row,
      async ({ eventId, isFromSite, isFromAdministrator, new: correction }, system) => {
        if (!correction || !isFromSite || isFromAdministrator) return;
        const { id, laundromat_id: laundromatId, kind, comment, received_at: receivedAt } = correction;
        const since = new Date(Date.now() - correctionCountsForMs(kind)).toISOString();
        // An earlier one of this kind that still counts has been mailed.
        const earlier = await db.statement(
          sql`select from fact_corrections where laundromat_id = ${laundromatId} and kind = ${kind} and status = 'open'
            and id <> ${id} and received_at > ${since} and received_at < ${receivedAt} limit 1`,
        );
        const laundromat = earlier.length === 0 && (await notifications.laundromatOf(laundromatId));
        if (!laundromat) return;
        const { name, slug, ownerId } = laundromat;
        const subject = `${correctionTypes[kind]} : ${name}`;
        const sentence = `Un visiteur signale une erreur sur la fiche de « ${name} » : ${correctionTypes[kind].toLowerCase()}.`;
        const forSite = {
          to: notifications.siteAddress,
          subject,
          paragraphs: [
            sentence,
            ...(comment ? [comment] : []),
            `La fiche : ${notifications.publicUrl + laundromatPath(slug)}`,
          ],
          action: { label: 'Traiter le signalement', url: '/admin-dashboard?onglet=corrections' },
        };
        await notifications.send(forSite, { eventId, purpose: 'site' }, system);
        if (ownerId === correction.user_id) return;
        const forOwner = {
          subject,
          paragraphs: [
            sentence,
            'Votre espace propriétaire montre le détail : vous pouvez y accepter ou écarter ce signalement.',
          ],
          action: { label: 'Voir le signalement', url: '/owner-dashboard?onglet=signalements' },
        };
        await notifications.sendTo(ownerId, forOwner, { eventId, purpose: 'owner' }, system);
      },
    ),
  };
}
