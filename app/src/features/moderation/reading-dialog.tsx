import type { ReadLaundromatFragment } from '#app/graphql/generated/graphql.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import { LaundromatReading } from './laundromat-reading.tsx';

interface ReadingDialogProps {
  open: boolean;
  onClose: () => void;
  laundromat: ReadLaundromatFragment & { id: string; isActive: boolean };
  pending: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

export function ReadingDialog(props: ReadingDialogProps) {
  const { open, onClose, laundromat, pending, onAccept, onRefuse } = props;
  const { name, isActive } = laundromat;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isActive ? `Relire «\u00a0${name}\u00a0»` : `Publier «\u00a0${name}\u00a0»`}
      intro={
        isActive
          ? 'Cette fiche est en ligne\u00a0: personne ne l’a encore relue.'
          : 'Ce que les visiteurs verront.'
      }
    >
      <LaundromatReading laundromat={laundromat} />
      <WindowButtons>
        <Button variant="danger" onClick={onRefuse}>
          {isActive ? 'Retirer la fiche' : 'Refuser la fiche'}
        </Button>
        <Button pending={pending} onClick={onAccept}>
          {isActive ? 'Approuver la fiche' : 'Publier la fiche'}
        </Button>
      </WindowButtons>
    </Dialog>
  );
}
