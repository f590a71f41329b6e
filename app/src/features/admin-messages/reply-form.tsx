import { z } from 'zod';
import { refusedChange, useAction } from '#app/graphql/action.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { contactReply } from '#contract/contact/contact.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { type AdminMessage, replyMutation } from './messages-query.ts';

const typedReply = z.object({ id: rowId(), message: z.string() });
const replyForm = contactReply.extend({ id: rowId() });
type Reply = z.infer<typeof replyForm>;

/** The same reply was saved before, but its answer was lost: the database refuses a second one with its id. */
const wasSaved = (failure: unknown) =>
  failure instanceof Error && failure.message.includes('contact_replies_pkey');

interface ReplyFormProps {
  contact: AdminMessage;
  onClose: () => void;
  onReplied: () => void;
}

/** The id changes only with the text, so that a repetition does not send the reply twice. */
export function ReplyForm({ contact, onClose, onReplied }: ReplyFormProps) {
  const { id: contactId, name, email, account, replies } = contact;
  const isRefused = replies.some(({ status, reason }) => status !== 'sent' && reason === 'refused');
  const { form, discard } = useBegunForm(replyForm, {
    key: `reply:${contactId}`,
    typed: typedReply,
    start: () => ({ id: newClientId(), message: '' }),
  });
  const saveReply = useAction(replyMutation);

  async function send(reply: Reply) {
    try {
      await saveReply({ reply: { ...reply, contactId }, contactId });
    } catch (failure) {
      if (!wasSaved(failure)) {
        toastFailure("La réponse n'a pas été enregistrée", failure, refusedChange);
        return;
      }
    }
    discard();
    toast({ title: 'Réponse enregistrée', description: 'Son envoi figure sous le message.' });
    onReplied();
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Répondre à ${name}`}
      intro={[
        `Votre réponse part par email à ${email} et reste sous le message.`,
        !account?.emailVerified &&
          "Aucun compte n'a confirmé cette adresse\u00a0: si elle est fausse, la réponse n'arrive pas.",
        isRefused && 'Le serveur de messagerie a déjà refusé une réponse à cette adresse.',
      ]
        .filter(Boolean)
        .join(' ')}
      submitLabel="Envoyer la réponse"
      cancelLabel="Fermer"
      pending={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    >
      <TextArea
        label="Réponse"
        required
        data-autofocus
        {...fieldOf(form, 'message', { onChange: () => form.setValue('id', newClientId()) })}
      />
    </FormDialog>
  );
}
