import { ArrowLeft, CreditCard, Send } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';

interface SubmitBarProps {
  formId: string;
  busy: boolean;
  kind: 'request' | 'publish' | 'pay';
  onBack: () => void;
}

const texts = {
  request: { idle: 'Envoyer ma demande', busy: 'Envoi...', Icon: Send },
  publish: { idle: 'Publier ma laverie', busy: 'Publication...', Icon: Send },
  pay: { idle: 'Continuer vers le paiement', busy: 'Redirection...', Icon: CreditCard },
};

/** The buttons under the form, always visible while it scrolls. */
export function SubmitBar({ formId, busy, kind, onBack }: SubmitBarProps) {
  const text = texts[kind];
  return (
    <div className="flex justify-between gap-3">
      <Button variant="secondary" onClick={onBack} disabled={busy}>
        <ArrowLeft aria-hidden className="size-5" />
        Retour
      </Button>
      <Button type="submit" form={formId} pending={busy} className="max-sm:min-w-0 max-sm:flex-1 max-sm:px-3">
        {!busy && <text.Icon aria-hidden className="size-5 max-sm:hidden" />}
        <span>{busy ? text.busy : text.idle}</span>
      </Button>
    </div>
  );
}
