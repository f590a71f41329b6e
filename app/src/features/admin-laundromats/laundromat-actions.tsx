import { clsx } from 'clsx';
import {
  Ban,
  Check,
  CircleSlash,
  Eye,
  GitCompareArrows,
  Images,
  type LucideIcon,
  Merge,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MergeDialog } from '#app/features/duplicates/merge-dialog.tsx';
import { ChangesDialog } from '#app/features/moderation/changes-dialog.tsx';
import { changesOf, reversalSentence } from '#app/features/moderation/laundromat-changes.ts';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { PhotosDialog } from '#app/features/moderation/photos-dialog.tsx';
import { ReadingDialog } from '#app/features/moderation/reading-dialog.tsx';
import { refundSentence, useRefund } from '#app/features/moderation/use-refund.ts';
import { reasonReader } from '#app/lib/requests/reason-reader.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { paths } from '#app/paths.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { ReasonDialog } from '#app/ui/windows/reason-dialog.tsx';
import { reopenableDays } from '#contract/laundromat/laundromat.ts';
import { restorableDays } from '#contract/moderation/moderation.ts';
import { holdsBack } from '#contract/moderation/reading-rules.ts';
import { LaundromatDialog } from './laundromat-dialog.tsx';
import { useLaundromatDecision } from './use-laundromat-writes.ts';

type Question = 'changes' | 'read' | 'revert' | 'edit' | 'photos' | 'refuse' | 'merge' | 'close' | 'delete';

interface LaundromatActionsProps {
  laundromat: AdminLaundromat;
  onChanged: () => void;
}

/** Shows icons alone where a mouse can reveal their names, and icons with text on touch screens. */
const withText = 'w-auto gap-2 px-3 text-sm font-semibold @4xl:pointer-fine:w-11 @4xl:pointer-fine:px-0';

function IconAndWord({ icon: Icon, word }: { icon: LucideIcon; word: string }) {
  return (
    <>
      <Icon aria-hidden className="size-5" />
      <span aria-hidden className="@4xl:pointer-fine:hidden">
        {word}
      </span>
    </>
  );
}

const button = (icon: LucideIcon, word: string, label: string, onClick: () => void, isGood = false) => (
  <IconButton label={label} onClick={onClick} className={clsx(isGood && 'text-leaf-700', withText)}>
    <IconAndWord icon={icon} word={word} />
  </IconButton>
);

const isRefundable = ({
  draft,
  isActive,
  publications,
  readingReasons,
  possibleDuplicates,
}: AdminLaundromat) =>
  draft !== null &&
  draft.refund !== 'done' &&
  !isActive &&
  publications.length === 0 &&
  (possibleDuplicates.length > 0 || holdsBack(readingReasons ?? []));

const whoIsNotified = ({ owner }: AdminLaundromat) =>
  reasonReader(owner, "Cette fiche n'a pas de propriétaire\u00a0: le motif n'est envoyé à personne.");

export function LaundromatActions({ laundromat, onChanged }: LaundromatActionsProps) {
  const [asking, setAsking] = useState<Question>();
  const { decide, pending } = useLaundromatDecision(laundromat, onChanged);
  const { refund } = useRefund(laundromat, onChanged);
  const { name, slug, isActive, owner, reviewCount } = laundromat;
  const refunds = isRefundable(laundromat);
  const changes = changesOf(laundromat);
  const deletion = {
    title: `Supprimer «\u00a0${name}\u00a0»\u00a0?`,
    consequences: `La fiche disparaît avec ses photos et ${countOf(reviewCount, 'avis', 'avis')}. Vous pourrez la rétablir pendant ${restorableDays}\u00a0jours.`,
  };
  const ask = (question: Question) => () => setAsking(question);
  const close = () => setAsking(undefined);
  const closeIf = (done: boolean) => done && close();
  // Neither an edit by another device nor confirming the facts must discard what is typed.
  const version = JSON.stringify({ ...laundromat, factsCheckedAt: null, updatedAt: null });
  const [editedVersion, setEditedVersion] = useState(version);
  if (asking !== 'edit' && version !== editedVersion) setEditedVersion(version);
  const refuse = async (reason: string) => {
    const isRefused = await decide('refused', { reason });
    if (isRefused && refunds) await refund();
    return isRefused;
  };
  const accept = async () => {
    if (changes) await decide('approved', { seenAt: changes.changedAt });
    else await decide('published', { readAt: laundromat.updatedAt });
    close();
  };
  return (
    <div className="-mx-3 flex flex-wrap @4xl:pointer-fine:-mx-2 @4xl:pointer-fine:flex-nowrap @4xl:pointer-fine:justify-end">
      <Link
        to={paths.laundromat(slug)}
        aria-label={`Voir ${name}`}
        data-tooltip={`Voir ${name}`}
        className={`inline-flex h-11 items-center justify-center rounded-full hover:bg-mist ${withText}`}
      >
        <IconAndWord icon={Eye} word="Voir" />
      </Link>
      {button(Pencil, 'Modifier', `Modifier ${name}`, ask('edit'))}
      {button(Images, 'Photos', `Photos de ${name}`, ask('photos'))}
      {changes &&
        button(
          GitCompareArrows,
          'Relire',
          changes.isNew ? `Relire ${name}` : `Relire les modifications de ${name}`,
          ask(changes.isNew ? 'read' : 'changes'),
          true,
        )}
      {!isActive && button(Check, 'Publier', `Publier ${name}`, ask('read'), true)}
      {isActive
        ? button(Ban, 'Retirer', `Retirer ${name} de l'annuaire`, ask('refuse'))
        : button(Ban, 'Refuser', `Refuser ${name}`, ask('refuse'))}
      {laundromat.refusedAt &&
        refunds &&
        button(Undo2, 'Rembourser', `Rembourser ${name}`, () => void refund())}
      {button(Merge, 'Fusionner', `Fusionner ${name} avec une autre fiche`, ask('merge'))}
      {isActive && button(CircleSlash, 'Fermer', `Fermer définitivement ${name}`, ask('close'))}
      {button(Trash2, 'Supprimer', `Supprimer ${name}`, ask('delete'))}

      <LaundromatDialog
        key={editedVersion}
        open={asking === 'edit'}
        laundromat={laundromat}
        onClose={close}
        onSaved={onChanged}
      />
      <ReadingDialog
        open={asking === 'read'}
        onClose={close}
        laundromat={laundromat}
        pending={pending}
        onAccept={() => void accept()}
        onRefuse={ask('refuse')}
      />
      {changes && (
        <ChangesDialog
          open={asking === 'changes'}
          onClose={close}
          id={laundromat.id}
          name={name}
          changes={changes}
          pending={pending}
          onApprove={() => void accept()}
          onRevert={ask('revert')}
          onRefuse={ask('refuse')}
        />
      )}
      {changes && (
        <ReasonDialog
          open={asking === 'revert'}
          onClose={close}
          title={`Annuler les modifications de «\u00a0${name}\u00a0»`}
          intro={`${reversalSentence(changes)} ${whoIsNotified(laundromat)}`}
          confirmLabel="Annuler les modifications"
          about={`revert:${laundromat.id}`}
          onConfirm={(reason) => decide('reverted', { seenAt: changes.changedAt, reason })}
        />
      )}
      <MergeDialog open={asking === 'merge'} laundromat={laundromat} onClose={close} onMerged={onChanged} />
      <PhotosDialog open={asking === 'photos'} laundromat={laundromat} onClose={close} />
      <ReasonDialog
        open={asking === 'refuse'}
        onClose={close}
        title={isActive ? `Retirer «\u00a0${name}\u00a0» de l'annuaire` : `Refuser «\u00a0${name}\u00a0»`}
        intro={`${whoIsNotified(laundromat)}${refunds ? ` ${refundSentence}` : ''}`}
        confirmLabel={isActive ? 'Retirer la fiche' : refunds ? 'Refuser et rembourser' : 'Refuser la fiche'}
        about={`refuse:${laundromat.id}`}
        onConfirm={refuse}
      />
      <ConfirmDialog
        open={asking === 'close'}
        title={`Fermer définitivement «\u00a0${name}\u00a0»\u00a0?`}
        confirmLabel="Fermer définitivement"
        pending={pending}
        onConfirm={() => void decide('closed').then(closeIf)}
        onCancel={close}
      >
        Sa page annonce la fermeture pendant un an. Son propriétaire en est averti et peut la rouvrir pendant{' '}
        <span>{reopenableDays}</span>&nbsp;jours ; «&nbsp;Publier&nbsp;» la rouvre aussi.
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'delete' && owner !== null}
        onClose={close}
        title={deletion.title}
        intro={`${deletion.consequences} ${whoIsNotified(laundromat)}`}
        confirmLabel="Supprimer"
        about={`delete:${laundromat.id}`}
        onConfirm={(reason) => decide('deleted', { reason })}
      />
      <ConfirmDialog
        open={asking === 'delete' && owner === null}
        isWide
        title={deletion.title}
        confirmLabel="Supprimer"
        pending={pending}
        onConfirm={() => void decide('deleted').then(closeIf)}
        onCancel={close}
      >
        {deletion.consequences}
      </ConfirmDialog>
    </div>
  );
}
