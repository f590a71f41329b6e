import { Link } from 'react-router-dom';
import { reportReasons, type ReportReason } from '#contract/reports/report-reasons.ts';
import type { ReportState } from '#contract/reports/reports.ts';
import { formatDay } from '#app/lib/french-date.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { moderateMutation } from './moderation-mutation.ts';
import { RemoveReview } from './remove-review.tsx';
import type { AdminReport } from './reports-query.ts';
import { useWrite } from './use-write.ts';

const decisions: Record<ReportState, string> = {
  open: 'Signalement rouvert',
  upheld: 'Signalement retenu',
  dismissed: 'Signalement rejeté',
};

interface ReportProps {
  report: AdminReport;
  onChanged: () => void;
}

/** Shows a report with the reported text and the possible decisions. */
export function Report({ report, onChanged }: ReportProps) {
  const { write, writing } = useWrite();
  const { id, target, quote, reason, message, email, state, createdAt, laundromat, review } = report;
  const about = `${laundromat.name} (${reportReasons[reason as ReportReason]}, ${formatDay(createdAt)})`;

  const decide = async (to: ReportState, canUndo = true) => {
    const action = { subjectType: 'report', subjectId: id, decision: to === 'open' ? 'reopened' : to };
    const done = await write(moderateMutation, { action }, "Le signalement n'a pas été traité");
    if (!done) return;
    const undo = { label: 'Annuler', onPress: () => void decide(state as ReportState, false) };
    toast({ title: decisions[to], description: laundromat.name, action: canUndo ? undo : undefined });
    onChanged();
  };

  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="danger">{reportReasons[reason as ReportReason]}</Badge>
        <Link
          to={paths.laundromat(laundromat.slug)}
          className="font-semibold wrap-anywhere hover:text-blue-700"
        >
          {laundromat.name}
        </Link>
        <span className="text-sm text-slate">
          {target === 'review' ? 'Avis' : 'Fiche'} · {formatDay(createdAt)}
        </span>
      </p>
      {target === 'review' && (
        <blockquote className="mt-2 max-w-3xl border-l-3 border-line pl-3 wrap-anywhere text-slate">
          {quote}
        </blockquote>
      )}
      {message && <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">{message}</p>}
      <p className="mt-1 text-sm wrap-anywhere text-slate">
        {email ? `Signalé par ${email}, qui est averti de la suite.` : 'Signalé sans adresse de réponse.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'open' ? (
          <>
            <Button size="small" pending={writing} onClick={() => void decide('upheld')}>
              Retenir<span className="sr-only"> le signalement de {about}</span>
            </Button>
            <Button
              variant="secondary"
              size="small"
              pending={writing}
              onClick={() => void decide('dismissed')}
            >
              Rejeter<span className="sr-only"> le signalement de {about}</span>
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="small" pending={writing} onClick={() => void decide('open')}>
            Rouvrir<span className="sr-only"> le signalement de {about}</span>
          </Button>
        )}
        {review && (
          <RemoveReview
            reviewId={review.id}
            authorName={review.authorName}
            hasAccount={review.userId !== null}
            onRemoved={onChanged}
          />
        )}
      </div>
    </li>
  );
}
