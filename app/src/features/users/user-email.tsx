import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '#app/graphql/action.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { emailCorrection } from '#contract/account/administration.ts';
import { reasonLength } from '#contract/moderation/moderation.ts';
import type { UserChangeProps } from './user-changes.tsx';
import { correctUserEmailMutation } from './users-query.ts';

const correctionForm = emailCorrection.omit({ userId: true });

const typedCorrection = z.object({ email: z.string(), reason: z.string() });

export function UserEmail({ user, isOwn, onChanged }: UserChangeProps) {
  const { email, emailVerified, firstName, lastName } = user;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="wrap-anywhere">
      <span>{email}</span> {!emailVerified && <Badge variant="danger">Non confirmé</Badge>}
      {!isOwn && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
          Corriger
          <span className="sr-only">{` l'adresse de ${firstName} ${lastName}`}</span>
        </Button>
      )}
      <EmailDialog
        key={email}
        user={user}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </div>
  );
}

interface EmailDialogProps extends Omit<UserChangeProps, 'isOwn'> {
  open: boolean;
  onClose: () => void;
}

function EmailDialog({ user, open, onClose, onChanged }: EmailDialogProps) {
  const { id, email, emailVerified, firstName, lastName } = user;
  const correct = useAction(correctUserEmailMutation);
  const { form, discard } = useBegunForm(correctionForm, {
    // What was typed corrects this address: another administrator may have corrected it meanwhile.
    key: `reason:email:${id}:${email}`,
    typed: typedCorrection,
    start: () => ({ email, reason: '' }),
  });
  const save = form.handleSubmit(async (values) => {
    try {
      await correct({ userId: id, ...values });
    } catch (failure) {
      showFailedForm(form, "L'adresse n'a pas été corrigée", failure);
      return;
    }
    toast({ title: 'Adresse corrigée', description: values.email });
    discard();
    onClose();
    onChanged();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Adresse de ${firstName} ${lastName}`}
      intro="Toutes les sessions du compte se ferment, et un lien à confirmer part à la nouvelle adresse. L'ancienne est prévenue."
      submitLabel="Corriger l'adresse"
      pending={form.formState.isSubmitting}
      onSubmit={save}
    >
      <TextField label="Email" required type="email" {...fieldOf(form, 'email')} />
      {emailVerified && (
        <TextArea
          label="Motif, envoyé à l'ancienne adresse"
          required
          maxLength={reasonLength}
          {...fieldOf(form, 'reason')}
        />
      )}
    </FormDialog>
  );
}
