import { useMemo } from 'react';
import { z } from 'zod';
import { refusedChange, useAction } from '#app/graphql/action.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { deviceDraft, useDeviceDraft } from '#app/lib/device/device-draft.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { contactReply } from '#contract/contact/contact.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { type AdminMessage, replyMutation } from './messages-query.ts';

const typedReply = z.object({ id: rowId(), message: z.string() });
const startReply = () => ({ id: newClientId(), message: '' });

/** The same reply was saved before, but its answer was lost: the database refuses a second one with its id. */
const wasSaved = (failure: unknown) =>
  failure instanceof Error && failure.message.includes('contact_replies_pkey');

interface ReplyFormProps {
  contact: AdminMessage;
  onClose: () => void;
  onReplied: () => void;
}

/** The draft stays on the device, with one id, so that a reply is sent only once. */
export function ReplyForm({ contact, onClose, onReplied }: ReplyFormProps) {
  const { id: contactId, name, email, account, replies } = contact;
  const isRefused = replies.some(({ status, reason }) => status !== 'sent' && reason === 'refused');
  const draft = useMemo(() => deviceDraft(`lavoir:reply:${contactId}`, typedReply), [contactId]);
  const { initial, save, discard } = useDeviceDraft(draft, startReply);
  const form = useTypedForm(contactReply, { defaultValues: { message: initial.message } });
  const saveReply = useAction(replyMutation);
  const saveTyped = () => save({ id: initial.id, message: form.getValues('message') });

  async function send({ message }: { message: string }) {
    try {
      await saveReply({ reply: { id: initial.id, contactId, message }, contactId });
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
        {...fieldOf(form, 'message', { onChange: saveTyped })}
      />
    </FormDialog>
  );
}
