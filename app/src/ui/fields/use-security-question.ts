import { useState, useSyncExternalStore } from 'react';
import { newSecuritySum, solves } from '#app/lib/forms/security-sum.ts';

interface SecurityQuestionOptions {
  wrongAnswer: string;
  /** False for a signed-in user, who is not a robot. */
  isAsked: boolean;
}

/** State of a `SecurityQuestion`, and the check of its answer. */
export function useSecurityQuestion({ wrongAnswer, isAsked }: SecurityQuestionOptions) {
  const [sum, setSum] = useState(newSecuritySum);
  // The server shows no question, because the browser would choose another one.
  const hasStarted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
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
  /**
   * Returns true for the right answer, or when no question is asked. A wrong answer is marked in the form and gets the
   * focus.
   */
  const check = (form: HTMLFormElement): boolean => {
    if (!isAsked || solves(answer, sum)) return true;
    setRefused(true);
    form.querySelector<HTMLElement>('[name="securityAnswer"]')?.focus();
    return false;
  };
  const field = { sum: hasStarted ? sum : undefined, answer, error: isRefused ? wrongAnswer : undefined };
  return { check, renew, field: { ...field, onAnswer: changeAnswer, onRenew: renew } };
}
