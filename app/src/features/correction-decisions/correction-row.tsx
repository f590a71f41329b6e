import { useState } from 'react';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import type { CorrectionContentFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { correctionTypes } from '#contract/corrections/correction-types.ts';
import { correctionCountsForMs } from '#contract/corrections/corrections.ts';
import { formatDay } from '#contract/local-clock.ts';
import { CorrectionButtons } from './correction-buttons.tsx';
import { proposedChange } from './proposed-value.ts';

export const correctionContent = graphql(`
  fragment CorrectionContent on fact_corrections {
    id
    kind
    proposed
    comment
    status
    createdAt
    laundromat {
      id
      name
      slug
      isActive
      hours: statedHours
      priceFrom: statedPriceFrom
      latitude
      longitude
      pricedWashers: machines(where: { kind: { _eq: "washer" }, price: { _is_null: false } }, limit: 1) {
        id
      }
    }
  }
`);

interface CorrectionRowProps {
  correction: CorrectionContentFragment;
  edit: { to: string; label: string };
  withdraws?: boolean;
  onDecided: () => void;
}

export function CorrectionRow({ correction, edit, withdraws = false, onDecided }: CorrectionRowProps) {
  const { kind, comment, createdAt, laundromat } = correction;
  const change = proposedChange(correction);
  const [now] = useState(Date.now);
  const notice = noticeOf(correction, now);

  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="danger">{correctionTypes[kind]}</Badge>
        <LaundromatLink laundromat={laundromat} />
        <span className="text-sm text-slate">{formatDay(createdAt)}</span>
      </p>
      {change && (
        <p className="mt-2 wrap-anywhere">
          <span className="text-slate">{change.before}</span> <span aria-label="devient">→</span>{' '}
          <span className="font-semibold">{change.after}</span>
        </p>
      )}
      {comment && <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">{comment}</p>}
      {change?.canApply === false && (
        <p className="mt-1 text-sm text-slate">
          Ce prix suit les tarifs des machines{'\u00a0'}: changez-les sur la fiche.
        </p>
      )}
      {notice && <p className="mt-1 text-sm text-slate">{notice}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <CorrectionButtons
          correction={correction}
          change={change}
          withdraws={withdraws}
          onDecided={onDecided}
        />
        <LinkButton to={edit.to} variant="quiet" size="small">
          <span>{edit.label}</span>
          <span className="sr-only"> {laundromat.name}</span>
        </LinkButton>
      </div>
    </li>
  );
}

function noticeOf(
  { kind, status, createdAt, laundromat }: CorrectionContentFragment,
  now: number,
): string | undefined {
  if (kind === 'closed' && status === 'accepted') {
    return laundromat.isActive
      ? "Fermeture confirmée\u00a0: la fiche doit encore être retirée de l'annuaire."
      : "Fermeture confirmée\u00a0: la fiche n'est plus dans l'annuaire.";
  }
  const hasExpired = now - Date.parse(createdAt) > correctionCountsForMs(kind);
  if (kind === 'machine' && hasExpired)
    return 'Signalé il y a plus de 48\u00a0h\u00a0: ne compte plus sur la fiche.';
  return undefined;
}
