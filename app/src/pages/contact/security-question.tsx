import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

interface SecurityQuestionProps {
  /** Undefined until the page has started. */
  sum: SecuritySum | undefined;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
  onRenew: () => void;
}

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

interface SecurityQuestionOptions {
  wrongAnswer: string;
  isRequired: boolean;
}

export function useSecurityQuestion({ wrongAnswer, isRequired }: SecurityQuestionOptions) {
  const [sum, setSum] = useState(newSecuritySum);
  const [answer, setAnswer] = useState('');
  const [isRefused, setRefused] = useState(false);
  const changeAnswer = (typed: string) => {
    setAnswer(typed);
    setRefused(false);
  };
  const renew = () => {
    setSum(newSecuritySum());
    changeAnswer('');
  };
  const check = (form: HTMLFormElement): boolean => {
    if (!isRequired || solves(answer, sum)) return true;
    setRefused(true);
    form.querySelector<HTMLElement>('[name="securityAnswer"]')?.focus();
    return false;
  };
  const error = isRefused ? wrongAnswer : undefined;
  return { check, renew, sum, field: { answer, error, onAnswer: changeAnswer, onRenew: renew } };
}

const signs = ['+', '−', '×'] as const;
type Sign = (typeof signs)[number];

export interface SecuritySum {
  left: number;
  sign: Sign;
  right: number;
}

export function newSecuritySum(): SecuritySum {
  const upTo = (count: number) => Math.floor(Math.random() * count);
  const sign = signs[upTo(signs.length)]!;
  const [first, second] = [1 + upTo(10), 1 + upTo(10)];
  // The larger operand first: the number pads of many phones have no minus.
  if (sign === '−') return { left: Math.max(first, second), sign, right: Math.min(first, second) };
  return { left: first, sign, right: second };
}

export function solves(answer: string, { left, sign, right }: SecuritySum): boolean {
  const typed = answer.trim();
  const result = { '+': left + right, '−': left - right, '×': left * right }[sign];
  return /^-?\d+$/.test(typed) && Number(typed) === result;
}
