import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useShownAction } from '#app/graphql/action.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Select } from '#app/ui/choices/select.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { FormDialog } from '#app/ui/windows/form-dialog.tsx';
import { suspension, suspensionGrounds } from '#contract/account/administration.ts';
import { capitalized } from '#contract/laundromat/weekly-hours.ts';
import { reasonLength } from '#contract/moderation/moderation.ts';
import { type AdminUser, suspendUserMutation } from './users-query.ts';

const suspensionForm = suspension.omit({ userId: true });
const grounds = Object.entries(suspensionGrounds).map(([value, label]) => ({
  value: value as keyof typeof suspensionGrounds,
  label: capitalized(label),
}));

const typedFacts = z.object({ facts: z.string() });
const start = () => ({
  facts: '',
  ground: 'terms' as const,
  withdrawsLaundromats: true,
  endsSubscription: true,
});

interface SuspendDialogProps {
  user: AdminUser;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function SuspendDialog({ user, open, onClose, onChanged }: SuspendDialogProps) {
  const { id: userId, firstName, lastName, role } = user;
  const name = `${firstName} ${lastName}`;
  const { run, pending } = useShownAction(suspendUserMutation, onChanged);
  const { form, discard } = useBegunForm(suspensionForm, {
    key: `reason:suspend:${userId}`,
    typed: typedFacts,
    start,
  });
  const [ground, withdrawsLaundromats, endsSubscription] = useWatch({
    control: form.control,
    name: ['ground', 'withdrawsLaundromats', 'endsSubscription'],
  });
  const suspend = form.handleSubmit(async (values) => {
    const done = { title: 'Compte désactivé', description: name };
    if (await run({ userId, ...values }, done, "Le compte n'a pas été désactivé")) {
      form.reset(start());
      discard();
      onClose();
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Désactiver le compte de ${name}\u00a0?`}
      intro="Ses sessions se ferment. Les faits et le fondement lui sont envoyés, avec les moyens de contester."
      submitLabel="Désactiver le compte"
      isDanger
      pending={pending}
      onSubmit={suspend}
    >
      <TextArea
        label="Faits reprochés"
        required
        maxLength={reasonLength}
        data-autofocus
        {...fieldOf(form, 'facts')}
      />
      <Select
        label="Fondement"
        value={ground}
        options={grounds}
        onChange={(chosen) => form.setValue('ground', chosen)}
      />
      {role === 'owner' && (
        <div>
          <Checkbox
            label="Retirer ses laveries de l'annuaire"
            checked={withdrawsLaundromats}
            onChange={(checked) => form.setValue('withdrawsLaundromats', checked)}
          />
          <Checkbox
            label="Arrêter son abonnement à la fin de la période payée"
            checked={endsSubscription}
            onChange={(checked) => form.setValue('endsSubscription', checked)}
          />
        </div>
      )}
    </FormDialog>
  );
}
