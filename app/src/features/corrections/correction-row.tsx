import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  correctionCountsForMs,
  correctionTypes,
  type CorrectionState,
  type CorrectionType,
} from '#contract/corrections/corrections.ts';
import { useAction } from '#app/data/action.ts';
import type { CorrectionContentFragment } from '#app/data/generated/graphql.ts';
import { formatDay } from '#app/lib/french-date.ts';
import { paths } from '#app/paths.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import { decideCorrectionMutation } from './corrections-mutations.ts';
import { proposedChange } from './proposed-value.ts';

const decided: Record<CorrectionState, string> = {
  open: 'Signalement rouvert',
  accepted: 'Signalement accepté',
  dismissed: 'Signalement écarté',
};

interface CorrectionRowProps {
  correction: CorrectionContentFragment;
  /** The page where this person edits or unpublishes the laundromat. */
  edit: { to: string; label: string };
  onDecided: () => void;
}

/** Shows a correction with the possible decisions. Accepting a value asks first, because it cannot be taken back. */
export function CorrectionRow({ correction, edit, onDecided }: CorrectionRowProps) {
  const decideCorrection = useAction(decideCorrectionMutation);
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, comment, createdAt, laundromat } = correction;
  const kind = correction.kind as CorrectionType;
  const status = correction.status as CorrectionState;
  const change = proposedChange(correction);
  const applies = change?.canApply === true;

  const decide = async (decision: CorrectionState, canUndo = true) => {
    setAsking(false);
    setPending(true);
    try {
      await decideCorrection({ id, decision });
    } catch (failure) {
      toast({
        title: "Le signalement n'a pas été traité",
        description: failure instanceof ApiFailure ? failure.sentence : undefined,
        variant: 'destructive',
      });
      return;
    } finally {
      setPending(false);
      onDecided();
    }
    const undo = { label: 'Annuler', onPress: () => void decide('open', false) };
    const isFinal = decision === 'open' || (decision === 'accepted' && change !== null);
    toast({
      title: decided[decision],
      description: laundromat.name,
      action: canUndo && !isFinal ? undo : undefined,
    });
  };

  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="danger">{correctionTypes[kind]}</Badge>
        <Link
          to={paths.laundromat(laundromat.slug)}
          className="font-semibold wrap-anywhere hover:text-blue-700"
        >
          {laundromat.name}
        </Link>
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
      <Notice kind={kind} status={status} createdAt={createdAt} isActive={laundromat.isActive} />
      <div className="mt-3 flex flex-wrap gap-2">
        {status === 'open' && (
          <>
            <Button
              size="small"
              pending={pending}
              onClick={() => (applies ? setAsking(true) : void decide('accepted'))}
            >
              {applies ? 'Appliquer' : "C'est exact"}
              <span className="sr-only"> pour {laundromat.name}</span>
            </Button>
            <Button
              variant="secondary"
              size="small"
              pending={pending}
              onClick={() => void decide('dismissed')}
            >
              Écarter<span className="sr-only"> le signalement de {laundromat.name}</span>
            </Button>
          </>
        )}
        {status === 'dismissed' && (
          <Button variant="secondary" size="small" pending={pending} onClick={() => void decide('open')}>
            Rouvrir<span className="sr-only"> le signalement de {laundromat.name}</span>
          </Button>
        )}
        <LinkButton to={edit.to} variant="quiet" size="small">
          {edit.label}
          <span className="sr-only"> {laundromat.name}</span>
        </LinkButton>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={'Appliquer la correction\u00a0?'}>
        <p className="text-slate">
          La fiche de {laundromat.name} change tout de suite{'\u00a0'}: <span>{change?.before}</span> devient{' '}
          <strong className="font-semibold text-ink">{change?.after}</strong>.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Annuler
          </Button>
          <Button onClick={() => void decide('accepted')}>Appliquer</Button>
        </div>
      </Dialog>
    </li>
  );
}

interface NoticeProps {
  kind: CorrectionType;
  status: CorrectionState;
  createdAt: string;
  isActive: boolean;
}

function Notice({ kind, status, createdAt, isActive }: NoticeProps) {
  const [now] = useState(Date.now);
  const text = noticeOf({ kind, status, createdAt, isActive }, now);
  return text && <p className="mt-1 text-sm text-slate">{text}</p>;
}

function noticeOf({ kind, status, createdAt, isActive }: NoticeProps, now: number): string | undefined {
  if (kind === 'closed' && status === 'accepted' && isActive)
    return "Fermeture confirmée\u00a0: la fiche doit encore être retirée de l'annuaire.";
  const hasExpired = now - Date.parse(createdAt) > correctionCountsForMs(kind);
  if (kind === 'machine' && hasExpired)
    return 'Signalé il y a plus de 48\u00a0h\u00a0: ne compte plus sur la fiche.';
  return undefined;
}
