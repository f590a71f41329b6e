import { RefreshCw } from 'lucide-react';
import type { SecuritySum } from '#app/lib/forms/security-sum.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from './text-field.tsx';

interface SecurityQuestionProps {
  /** Undefined until the page has started. */
  sum: SecuritySum | undefined;
  answer: string;
  /** The reason why the answer was refused. */
  error: string | undefined;
  onAnswer: (answer: string) => void;
  onRenew: () => void;
}

/** A calculation against robots, with a button for another one. */
export function SecurityQuestion({ sum, answer, error, onAnswer, onRenew }: SecurityQuestionProps) {
  return (
    <fieldset className="rounded-control bg-mist p-4">
      <legend className="sr-only">Calcul de sécurité</legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={`Calcul de sécurité\u00a0: combien font ${sum ? `${sum.left} ${sum.sign} ${sum.right}` : '…'}\u00a0?`}
          name="securityAnswer"
          required
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          error={error}
          onChange={(event) => onAnswer(event.target.value)}
          className="min-w-0 flex-1 basis-56"
        />
        <Button variant="secondary" onClick={onRenew} className={error ? 'sm:mb-7' : undefined}>
          <RefreshCw aria-hidden className="size-4.5" />
          Nouveau calcul
        </Button>
      </div>
      <p className="mt-2 text-sm text-slate">Ce calcul anti-robot nous évite les messages automatiques.</p>
    </fieldset>
  );
}
