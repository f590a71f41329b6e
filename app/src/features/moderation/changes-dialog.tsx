import { Button } from '#app/ui/button.tsx';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import type { LaundromatChanges } from './laundromat-changes.ts';
import { ShownPhotos } from './laundromat-reading.tsx';

interface ChangesDialogProps {
  open: boolean;
  onClose: () => void;
  id: string;
  name: string;
  changes: LaundromatChanges;
  pending: boolean;
  onApprove: () => void;
  onRevert: () => void;
  onRefuse: () => void;
}

export function ChangesDialog(props: ChangesDialogProps) {
  const { open, onClose, id, name, changes, pending, onApprove, onRevert, onRefuse } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Modifications de «\u00a0${name}\u00a0»`}
      intro={
        "Ce qui attend votre accord n'est pas encore visible. Le reste est en ligne. «\u00a0Modifier\u00a0» et «\u00a0Photos\u00a0» le corrigent."
      }
    >
      <dl className="mt-4 space-y-4">
        {changes.fields.map(({ name: field, label, before, after, isHeld }) => (
          <div key={field}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Side title="Avant" text={before} />
              <Side title={isHeld ? 'Attend votre accord' : 'Maintenant'} text={after} />
            </dd>
          </div>
        ))}
      </dl>
      {changes.hasOthers && (
        <>
          <p className="mt-4 font-semibold">Photos ou réponses aux avis, en ligne</p>
          <ShownPhotos id={id} />
        </>
      )}
      <WindowButtons className="max-sm:flex-col">
        <Button variant="danger" onClick={onRefuse}>
          Refuser la fiche
        </Button>
        <Button variant="secondary" onClick={onRevert}>
          Annuler les modifications
        </Button>
        <Button pending={pending} onClick={onApprove}>
          Approuver les modifications
        </Button>
      </WindowButtons>
    </Dialog>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-lg bg-mist p-3">
      <p className="text-sm text-slate">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text || '(vide)'}</p>
    </div>
  );
}
