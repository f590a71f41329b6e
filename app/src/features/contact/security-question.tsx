import { RefreshCw } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { SecuritySum } from './security-sum.ts';

interface SecurityQuestionProps {
  sum: SecuritySum;
  answer: string;
  refused: boolean;
  onAnswer: (answer: string) => void;
  onRenew: () => void;
}

/** The calculation that keeps robots out, and another one for who does not like it. */
export function SecurityQuestion({ sum, answer, refused, onAnswer, onRenew }: SecurityQuestionProps) {
  return (
    <fieldset className="rounded-control bg-mist p-4">
      <legend className="sr-only">Calcul de sécurité</legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={`Calcul de sécurité\u00a0: combien font ${sum.left} ${sum.sign} ${sum.right}\u00a0?`}
          name="securityAnswer"
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          error={refused ? 'Veuillez vérifier votre réponse au calcul de sécurité.' : undefined}
          onChange={(event) => onAnswer(event.target.value)}
          className="min-w-0 flex-1 basis-56"
        />
        <Button variant="secondary" onClick={onRenew} className={refused ? 'sm:mb-7' : undefined}>
          <RefreshCw aria-hidden className="size-4.5" />
          Nouveau calcul
        </Button>
      </div>
      <p className="mt-2 text-sm text-slate">Il nous protège des messages envoyés par des robots.</p>
    </fieldset>
  );
}
