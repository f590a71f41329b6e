import { z } from 'zod';
import { formatDay } from '#contract/local-clock.ts';
import { reportReasons, type ReportReason } from '#contract/reports/report-reasons.ts';
import { reportStates } from '#contract/reports/reports.ts';
import { laundromatPath } from '#contract/site/paths.ts';
import { replyLine } from '../email/email.ts';
import type { Notifications } from '../email/notifications.ts';
import { hasuraEvent } from '../hasura/event.ts';

const row = z.object({
  laundromat_id: z.string(),
  target: z.enum(['laundromat', 'review']),
  quote: z.string(),
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]).catch('other'),
  message: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(reportStates),
  created_at: z.string(),
});
type ReportRow = z.infer<typeof row>;

const outcomes = {
  upheld: 'Après examen, nous avons donné suite à votre signalement.',
  dismissed: 'Après examen, nous n’avons pas donné suite à votre signalement.',
} as const;

/** User input goes to the site alone, so that nobody can use us to email others. */
export function reportEvents(notifications: Notifications) {
  return {
    content_reported: hasuraEvent(row, async ({ eventId, isFromAdministrator, new: report }, system) => {
      // Reports of a laundromat that an administrator restores are not sent again.
      if (!report || isFromAdministrator) return;
      const place = await notifications.laundromatOf(report.laundromat_id);
      const url = place && notifications.publicUrl + laundromatPath(place.slug);
      const what = nameOf(report, place);
      await notifications.send(
        {
          to: notifications.siteAddress,
          subject: `Signalement : ${place?.name ?? report.quote}`,
          paragraphs: [
            `Un visiteur a signalé ${what}. Motif : ${reportReasons[report.reason].toLowerCase()}.`,
            ...(url ? [`La fiche : ${url}`] : []),
            ...(report.target === 'review' ? [`L’avis disait : « ${report.quote} »`] : []),
            ...(report.message ? [report.message] : []),
            ...(report.email ? [replyLine(report.email)] : []),
          ],
          action: { label: 'Traiter le signalement', url: '/admin-dashboard?onglet=signalements' },
        },
        { eventId, purpose: 'site' },
        system,
      );
      if (!report.email) return;
      const receipt = {
        to: report.email,
        forAnyone: true as const,
        subject: 'Votre signalement est arrivé',
        paragraphs: [
          `Nous avons bien reçu votre signalement ${aboutOf(report)} et allons l’examiner.`,
          'Vous recevrez notre décision à cette adresse.',
          'Si vous n’êtes pas à l’origine de ce signalement, vous pouvez ignorer ce message.',
        ],
      };
      await notifications.send(receipt, { eventId, purpose: 'reporter' }, system);
    }),
    report_decided: hasuraEvent(row, async ({ eventId, old, new: report }, system) => {
      if (!report?.email || report.state === 'open' || report.state === old?.state) return;
      const email = {
        to: report.email,
        forAnyone: true as const,
        allowance: 'account' as const,
        subject: 'La suite donnée à votre signalement',
        paragraphs: [
          `Vous nous aviez envoyé un signalement ${aboutOf(report)}.`,
          outcomes[report.state],
          'Si vous n’êtes pas d’accord avec cette décision, vous pouvez répondre à ce message.',
        ],
      };
      await notifications.send(email, { eventId, purpose: 'reporter' }, system);
    }),
  };
}

/** Describes a report without user input: the address may be anybody's, and names are typed by owners. */
function aboutOf({ target, reason, created_at }: ReportRow): string {
  const motive = reportReasons[reason].toLowerCase();
  return `du ${formatDay(created_at)} sur ${target === 'review' ? 'un avis' : 'une laverie'} (motif : ${motive})`;
}

function nameOf({ target }: ReportRow, place: { name: string } | undefined): string {
  const name = place ? `« ${place.name} »` : 'une laverie';
  return target === 'review' ? `un avis sur ${name}` : `la fiche de ${name}`;
}
