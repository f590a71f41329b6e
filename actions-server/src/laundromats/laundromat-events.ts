import { sql } from 'kysely';
import { z } from 'zod';
import { reopenableDays } from '#contract/laundromat/laundromat.ts';
import { holdsBack, reasonTitles } from '#contract/moderation/reading-rules.ts';
import type { Database } from '../db/database.ts';
import { pageAction } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent, type CronJob } from '../hasura/event.ts';

const row = z.object({
  name: z.string(),
  city: z.string(),
  slug: z.string(),
  user_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  is_active: z.boolean(),
  closed_at: z.string().nullish(),
  needs_approval: z.boolean(),
  reading_reasons: z.array(z.string()).nullish(),
});
type Row = z.infer<typeof row>;

export function laundromatEvents(notifications: Notifications) {
  return {
    laundromat_submitted: hasuraEvent(
      row,
      async ({ eventId, isFromAdministrator, new: laundromat }, system) => {
        // A laundromat without a plan was imported and not submitted.
        if (!laundromat || isFromAdministrator || laundromat.plan_id === null) return;
        const words = (laundromat.is_active ? shownAtOnce : received)(laundromat);
        const email = { allowance, ...words };
        await notifications.sendTo(laundromat.user_id, email, { eventId, purpose: 'owner' }, system);
        await notifications.send(
          siteEmail(notifications.siteAddress, laundromat),
          { eventId, purpose: 'site' },
          system,
        );
      },
    ),

    laundromat_published: hasuraEvent(row, async ({ eventId, old, new: laundromat }, system) => {
      if (!laundromat || !old || laundromat.is_active === old.is_active) return;
      if (!laundromat.is_active && !laundromat.closed_at) return;
      const email = { allowance, ...(laundromat.is_active ? published : closed)(laundromat) };
      await notifications.sendTo(laundromat.user_id, email, { eventId, purpose: 'owner' }, system);
    }),
  };
}

const allowance = 'account' as const;
const placeOf = ({ name, city }: Row) => `« ${name} » (${city})`;

function siteEmail(to: string, laundromat: Row) {
  const isCopy = laundromat.needs_approval && !holdsBack(laundromat.reading_reasons ?? []);
  const awaits = 'Elle attend d’être validée : le propriétaire compte sur une réponse sous 48 h.';
  return {
    to,
    subject: `Nouvelle laverie : ${laundromat.name}`,
    paragraphs: [
      `La laverie ${placeOf(laundromat)} vient d'être ajoutée.`,
      laundromat.is_active
        ? 'Elle est déjà en ligne, avec une formule payante : relisez-la sous 48 h.'
        : awaits,
      ...reasonTitles(laundromat.reading_reasons ?? []),
      ...(isCopy ? ['Elle ressemble à une autre fiche : comparez les deux avant de la publier.'] : []),
    ],
    action: isCopy
      ? { label: 'Voir les doublons possibles', url: '/admin-dashboard?onglet=laveries&filtre=doublons' }
      : { label: 'Examiner la fiche', url: '/admin-dashboard?onglet=laveries&filtre=a-moderer' },
  };
}

const received = (laundromat: Row) => ({
  subject: 'Nous avons bien reçu votre laverie',
  paragraphs: [
    `Votre demande pour la laverie ${placeOf(laundromat)} est enregistrée. Elle sera traitée sous 48 h.`,
    'Vous recevrez un message dès que la fiche sera en ligne.',
  ],
});

const shownAtOnce = (laundromat: Row) => ({
  subject: 'Votre laverie est en ligne',
  paragraphs: [`Votre laverie ${placeOf(laundromat)} est maintenant visible dans l'annuaire.`],
  action: pageAction(laundromat.slug),
});

const published = (laundromat: Row) => ({
  subject: 'Votre laverie est en ligne',
  paragraphs: [
    `Votre laverie ${placeOf(laundromat)} vient d'être publiée dans l'annuaire.`,
    'Vous pouvez compléter sa fiche à tout moment depuis votre espace propriétaire.',
  ],
  action: pageAction(laundromat.slug),
});

const closed = (laundromat: Row) => ({
  subject: 'Votre laverie est indiquée comme fermée définitivement',
  paragraphs: [
    `Votre laverie ${placeOf(laundromat)} n’apparaît plus dans l’annuaire. Sa page annonce la fermeture pendant un an, puis disparaît.`,
    'Un abonnement en cours n’est pas résilié par la fermeture : résiliez-le depuis votre espace d’abonnement.',
    `C’est une erreur ? Pendant ${reopenableDays} jours, rouvrez-la depuis votre espace propriétaire.`,
  ],
  action: { label: 'Mes laveries', url: '/owner-dashboard' },
});

/** Ends featured periods. The search checks the date itself; this corrects badges and counts. */
export function laundromatCron(db: Database): Record<string, CronJob> {
  return {
    async expire_featured(system) {
      const expire = sql`update laundromats set is_featured = false where is_featured and featured_until < now()`;
      await db.transaction(system, (trx) => expire.execute(trx), { isJob: true });
    },
  };
}
