import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';

interface FormNoticeProps {
  paymentCancelled: boolean;
  resumed: boolean;
  onStartOver: () => void;
}

export function FormNotice({ paymentCancelled, resumed, onStartOver }: FormNoticeProps) {
  const [asking, setAsking] = useState(false);
  if (!paymentCancelled && !resumed) return null;
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-mist px-4 py-2.5">
      <p role="status">
        {paymentCancelled
          ? "Le paiement a été annulé et rien n'a été débité. Votre saisie est intacte."
          : "Votre saisie est là où vous l'avez laissée."}
      </p>
      {resumed && (
        <Button variant="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
          Repartir de zéro
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={'Effacer votre saisie\u00a0?'}
        confirmLabel="Tout effacer"
        cancelLabel="Garder"
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
        onCancel={() => setAsking(false)}
      >
        Le formulaire redevient vide et les photos choisies sont retirées. C&apos;est définitif.
      </ConfirmDialog>
    </div>
  );
}
