import { MessageSquareReply } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerForm } from '#contract/reviews/reviews.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { useAction } from '#app/data/action.ts';
import type { OwnQuestionsQuery } from '#app/data/generated/graphql.ts';
import { formatDay } from '#app/lib/french-date.ts';
import { useTypedForm } from '#app/lib/typed-form.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.ts';
import { answerQuestionMutation } from './question-documents.ts';

interface QuestionAnswerProps {
  asked: OwnQuestionsQuery['owner_questions'][number];
  onAnswered: () => void;
}

/** The owner's answer to a question, or the form for it. */
export function QuestionAnswer({ asked, onAnswered }: QuestionAnswerProps) {
  const answerQuestion = useAction(answerQuestionMutation);
  const form = useTypedForm(answerForm, { defaultValues: { answer: '' } });
  const [open, setOpen] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => {
    if (open) setFocus('answer');
  }, [open, setFocus]);

  async function send({ answer }: { answer: string }) {
    try {
      await answerQuestion({ id: asked.id, answer });
    } catch (failure) {
      const description = failure instanceof ApiFailure ? failure.sentence : undefined;
      if (description) form.setError('answer', { message: description });
      toast({ title: "La réponse n'a pas pu être envoyée", description, variant: 'destructive' });
      return;
    }
    toast({ title: 'Réponse envoyée', description: `${asked.authorName} la reçoit par email.` });
    onAnswered();
  }

  if (asked.answer && asked.answeredAt) {
    return (
      <div className="mt-3 max-w-prose rounded-control border-l-4 border-blue-200 bg-mist px-4 py-3">
        <h4 className="font-sans text-sm font-semibold">
          Votre réponse, le <time dateTime={asked.answeredAt}>{formatDay(asked.answeredAt)}</time>
        </h4>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{asked.answer}</p>
      </div>
    );
  }
  if (!open) {
    return (
      <Button variant="secondary" size="small" onClick={() => setOpen(true)} className="mt-3">
        <MessageSquareReply aria-hidden className="size-4" />
        Répondre
        <span className="sr-only">{` à la question de ${asked.authorName} du ${formatDay(asked.createdAt)}`}</span>
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="mt-3 max-w-prose space-y-3"
    >
      <TextArea
        label="Votre réponse"
        required
        maxLength={2000}
        hint={spaced('Elle part par email, une seule fois. Votre adresse n’y figure pas.')}
        error={errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={isSubmitting}>
          {isSubmitting ? 'Envoi...' : 'Envoyer ma réponse'}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
