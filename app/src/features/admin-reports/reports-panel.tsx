import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { RemoveReview } from '#app/features/admin-reviews/remove-review.tsx';
import { useShownAction } from '#app/graphql/action.ts';
import type { AdminReportsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { reportReasons } from '#contract/reports/report-reasons.ts';
import type { ReportState } from '#contract/reports/reports.ts';
import { reportGroups } from './report-groups.ts';

const decideReportsMutation = graphql(`
  mutation DecideReports($ids: [uuid!]!, $state: String!) {
    decideReports(ids: $ids, state: $state) {
      reportCount
    }
  }
`);

export function ReportsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Signalements"
      filters={reportFilters}
      query={reportsQuery}
      variables={(page) => ({ state: url.filter || 'open', ...page })}
      empty={{
        title: url.filter ? 'Aucun signalement ici' : 'Aucun signalement à traiter',
        text: 'Les visiteurs peuvent signaler une fiche ou un avis.',
      }}
      onChanged={onChanged}
      item={(laundromat, changed) =>
        reportGroups(laundromat.reports).map((reports) => (
          <ReportGroup key={reports[0]!.id} laundromat={laundromat} reports={reports} onChanged={changed} />
        ))
      }
    />
  );
}

type ReportedLaundromat = AdminReportsQuery['rows'][number];
type AdminReport = ReportedLaundromat['reports'][number];

const reportFilters = [
  { value: '', label: 'À traiter' },
  { value: 'upheld', label: 'Retenus' },
  { value: 'dismissed', label: 'Rejetés' },
] as const;

const reportsQuery = graphql(`
  query AdminReports($state: String!, $limit: Int!, $offset: Int!) {
    rows: laundromats(
      where: { reports: { state: { _eq: $state } } }
      order_by: [{ reports_aggregate: { max: { createdAt: desc } } }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      slug
      reports(where: { state: { _eq: $state } }, order_by: [{ createdAt: desc }, { id: asc }], limit: 100) {
        id
        target
        quote
        reason
        message
        email
        state
        createdAt
        reviewId
        review {
          id
          authorName
          user {
            id
            email
            emailVerified
            isActive
          }
        }
      }
    }
    total: laundromats_aggregate(where: { reports: { state: { _eq: $state } } }) {
      aggregate {
        count
      }
    }
  }
`);

const decisions: Record<ReportState, string> = {
  open: 'rouvert',
  upheld: 'retenu',
  dismissed: 'rejeté',
};

interface ReportGroupProps {
  laundromat: Pick<ReportedLaundromat, 'name' | 'slug'>;
  reports: AdminReport[];
  onChanged: () => void;
}

function ReportGroup({ laundromat, reports, onChanged }: ReportGroupProps) {
  const { run, pending } = useShownAction(decideReportsMutation, onChanged);
  const { target, quote, state, review } = reports[0]!;
  const reasons = [...new Set(reports.map(({ reason }) => reportReasons[reason]))];
  const isOne = reports.length === 1;
  const about = `${isOne ? 'le signalement' : `les ${reports.length} signalements`} de ${laundromat.name} (${reasons.join(', ')}, ${formatDay(reports[0]!.createdAt)})`;

  const decide = async (to: ReportState, canUndo = true) => {
    const failed = isOne ? "Le signalement n'a pas été traité" : "Les signalements n'ont pas été traités";
    const undo = { label: 'Annuler', onPress: () => void decide(state, false) };
    const title = isOne
      ? `Signalement ${decisions[to]}`
      : `${countOf(reports.length, 'signalement')} ${decisions[to]}s`;
    const done = { title, description: laundromat.name, action: canUndo ? undo : undefined };
    await run({ ids: reports.map(({ id }) => id), state: to }, done, failed);
  };

  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {reasons.map((reason) => (
          <Badge key={reason} variant="danger">
            {reason}
          </Badge>
        ))}
        <LaundromatLink laundromat={laundromat} />
        <span className="text-sm text-slate">
          {[target === 'review' ? 'Avis' : 'Fiche', !isOne && countOf(reports.length, 'signalement')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {target === 'review' && (
        <blockquote className="mt-2 max-w-3xl border-l-3 border-line pl-3 wrap-anywhere text-slate">
          {quote}
        </blockquote>
      )}
      <ul className="mt-2 max-w-3xl space-y-2">
        {reports.map(({ id, message, email, reason, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            {message && <p className="whitespace-pre-line">{message}</p>}
            <p className="text-sm text-slate">
              {[
                reasons.length > 1 && `${reportReasons[reason]}, le `,
                `${formatDay(createdAt)}, `,
                email ? `par ${email}, qui est averti de la suite.` : 'sans adresse de réponse.',
              ]
                .filter(Boolean)
                .join('')}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'open' ? (
          <>
            <Button size="small" pending={pending} onClick={() => void decide('upheld')}>
              <span>{isOne ? 'Retenir' : 'Tout retenir'}</span>
              <span className="sr-only"> {about}</span>
            </Button>
            <Button
              variant="secondary"
              size="small"
              pending={pending}
              onClick={() => void decide('dismissed')}
            >
              <span>{isOne ? 'Rejeter' : 'Tout rejeter'}</span>
              <span className="sr-only"> {about}</span>
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="small" pending={pending} onClick={() => void decide('open')}>
            <span>{isOne ? 'Rouvrir' : 'Tout rouvrir'}</span>
            <span className="sr-only"> {about}</span>
          </Button>
        )}
        {review && <RemoveReview review={review} onDecided={onChanged} />}
      </div>
    </li>
  );
}
