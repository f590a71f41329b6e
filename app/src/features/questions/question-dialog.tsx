import { z } from 'zod';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { paths } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { type QuestionForm as Question, questionForm } from '#contract/questions/questions.ts';
import { rowId } from '#contract/validation/row-id.ts';

/** Sends a question to the owner. Sending it again with the same id changes nothing. */
const askOwnerMutation = graphql(`
  mutation AskOwner($question: OwnerQuestionInput!) {
    askOwner(question: $question) {
      id
    }
  }
`);

const typedQuestion = z.object({ id: rowId(), question: z.string() });

interface QuestionDialogProps {
  laundromat: { id: string; name: string; slug: string };
  open: boolean;
  onClose: () => void;
}

export function QuestionDialog({ laundromat, open, onClose }: QuestionDialogProps) {
  const { id, name, slug } = laundromat;
  const isSignedIn = useUser() !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Poser une question au propriétaire"
      intro={
        isSignedIn
          ? `Le propriétaire de ${name} voit votre prénom et votre question, jamais votre adresse email. Sa réponse vous arrive par email.`
          : 'Connectez-vous pour poser une question\u00a0: la réponse arrive à l’adresse de votre compte, que le propriétaire ne voit pas.'
      }
    >
      {isSignedIn ? (
        <QuestionForm laundromatId={id} onSent={onClose} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={paths.loginThen(paths.laundromat(slug))}>Se connecter</LinkButton>
          <LinkButton to={paths.registerAs('client', paths.laundromat(slug))} variant="secondary">
            Créer un compte
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}

/** The id changes only with the text, so that a repetition does not store the question twice. */
function QuestionForm({ laundromatId, onSent }: { laundromatId: string; onSent: () => void }) {
  const askOwner = useAction(askOwnerMutation);
  const { form, discard } = useBegunForm(questionForm, {
    key: `question:${laundromatId}`,
    typed: typedQuestion,
    start: () => ({ id: newClientId(), laundromatId, question: '' }),
    isBlank: ({ question }) => !question.trim(),
  });
  const { isSubmitting } = form.formState;

  async function send(question: Question) {
    try {
      await askOwner({ question });
    } catch (failure) {
      const message = toastFailure("La question n'a pas pu être envoyée", failure);
      if (message) form.setError('question', { message });
      return;
    }
    discard();
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
        {...fieldOf(form, 'question', { onChange: () => form.setValue('id', newClientId()) })}
      />
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? 'Envoi...' : 'Envoyer la question'}
      </Button>
    </form>
  );
}
