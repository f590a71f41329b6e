import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import type { ButtonSize } from '#app/ui/button-style.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { unknownFailure, withdrawClaimMutation } from './claim-actions.ts';

interface WithdrawClaimProps {
  claimId: string;
  laundromatName: string;
  size?: ButtonSize;
  onChanged: () => void;
}

export function WithdrawClaim({ claimId, laundromatName, size, onChanged }: WithdrawClaimProps) {
  const { run, pending } = useShownAction(withdrawClaimMutation, onChanged);
  const [isAsking, setAsking] = useState(false);
  const withdraw = () => {
    setAsking(false);
    const done = { title: 'Demande retirée', description: laundromatName };
    return run({ id: claimId }, done, "La demande n'a pas été retirée", unknownFailure);
  };
  return (
    <>
      <Button variant="faint" size={size} pending={pending} onClick={() => setAsking(true)}>
        Retirer ma demande<span className="sr-only">{` pour ${laundromatName}`}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={'Retirer votre demande\u00a0?'}
        confirmLabel="Retirer la demande"
        cancelLabel="La garder"
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        Vos preuves sont effacées. Vous pourrez faire une nouvelle demande.
      </ConfirmDialog>
    </>
  );
}
