import { useState } from 'react';
import { newSecuritySum, randomFrom, solves } from '../lib/security-sum.ts';
import { useMinute } from '../lib/use-minute.ts';

interface SecurityQuestionOptions {
  wrongAnswer: string;
  /** False for a signed-in user, who is no robot. */
  isAsked: boolean;
}

/** State of a `SecurityQuestion`, and the check of its answer. */
export function useSecurityQuestion({ wrongAnswer, isAsked }: SecurityQuestionOptions) {
  // The same on the server and in the browser.
  const minute = useMinute().getTime();
  const [sum, setSum] = useState(() => newSecuritySum(randomFrom(minute)));
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
  /** Returns true for the right answer, and where none is asked. A wrong one is marked in the form and gets the focus. */
  const check = (form: HTMLFormElement): boolean => {
    if (!isAsked || solves(answer, sum)) return true;
    setRefused(true);
    form.querySelector<HTMLElement>('[name="securityAnswer"]')?.focus();
    return false;
  };
  const field = { sum, answer, error: isRefused ? wrongAnswer : undefined };
  return { check, renew, field: { ...field, onAnswer: changeAnswer, onRenew: renew } };
}
