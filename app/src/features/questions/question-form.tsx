import { questionForm, type QuestionForm as Question } from '#contract/questions/questions.ts';
import { useAction } from '#app/data/action.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useTypedForm } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { askOwnerMutation } from './question-documents.ts';

type QuestionDraft = Pick<Question, 'id' | 'question'>;

interface QuestionFormProps {
  laundromatId: string;
  draft: QuestionDraft;
  onDraft: (draft: QuestionDraft) => void;
  onSent: () => void;
}

/** A question to the owner. Another text has another id, so that a lost answer does not store the same one twice. */
export function QuestionForm({ laundromatId, draft, onDraft, onSent }: QuestionFormProps) {
  const askOwner = useAction(askOwnerMutation);
  const form = useTypedForm(questionForm, { defaultValues: { ...draft, laundromatId } });
  const { errors, isSubmitting } = form.formState;

  function keep() {
    const id = newClientId();
    form.setValue('id', id);
    onDraft({ id, question: form.getValues('question') });
  }

  async function send(question: Question) {
    try {
      await askOwner({ question });
    } catch (failure) {
      const message = toastFailure("La question n'a pas pu être envoyée", failure);
      if (message) form.setError('question', { message });
      return;
    }
    toast({ title: 'Question envoyée', description: 'La réponse du propriétaire vous arrivera par email.' });
    onSent();
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="space-y-5 pt-3">
      <TextArea
        label="Votre question"
        required
        maxLength={2000}
        data-autofocus
        error={errors.question?.message}
        {...form.register('question', { onChange: keep })}
      />
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Envoi...' : 'Envoyer la question'}
      </Button>
    </form>
  );
}
