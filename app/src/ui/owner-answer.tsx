import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import type { AnswerForm, AnswerFormTexts } from '#app/ui/fields/answer-form.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { Button } from './button.tsx';

interface OwnerAnswerProps {
  id: string;
  answer: string | null | undefined;
  answeredAt: string | null | undefined;
  title: string;
  canAnswer: boolean;
  hiddenLabel: string;
  texts: AnswerFormTexts;
  onSend: (answer: string) => Promise<void>;
}

export function OwnerAnswer(props: OwnerAnswerProps) {
  const { id, answer, answeredAt, title, canAnswer, hiddenLabel, texts, onSend } = props;
  const [Form, setForm] = useState<typeof AnswerForm | null>(null);
  if (answer && answeredAt) {
    return (
      <div className="mt-3 max-w-prose rounded-control border-l-4 border-blue-200 bg-mist px-4 py-3">
        <h4 className="font-sans text-sm font-semibold">
          <span>{`${title}, le `}</span>
          <time dateTime={answeredAt}>{formatDay(answeredAt)}</time>
        </h4>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
      </div>
    );
  }
  if (!canAnswer) return null;
  const openForm = () =>
    import('#app/ui/fields/answer-form.tsx').then(
      ({ AnswerForm: Loaded }) => setForm(() => Loaded),
      () => undefined,
    );
  if (!Form) {
    return (
      <Button variant="secondary" size="small" onClick={() => void openForm()} className="mt-3">
        <MessageSquareReply aria-hidden className="size-4" />
        Répondre
        <span className="sr-only">{` ${hiddenLabel}`}</span>
      </Button>
    );
  }
  return <Form id={id} texts={texts} onClose={() => setForm(null)} onSend={onSend} />;
}
