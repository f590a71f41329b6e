import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PasswordField } from '#app/features/account/account-fields.tsx';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { UnusableLink } from '#app/features/account/unconfirmed-email.tsx';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { resetPasswordForm, type ResetPasswordForm, verifyEmailForm } from '#contract/account/account.ts';

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [unusable, setUnusable] = useState(() => !verifyEmailForm.safeParse({ token }).success);
  return (
    <AccountFrame
      title="Nouveau mot de passe"
      intro="Choisissez-en un que vous n'utilisez nulle part ailleurs."
    >
      {unusable ? (
        <UnusableLink kind="password" />
      ) : (
        <NewPassword token={token} onUnusable={() => setUnusable(true)} />
      )}
    </AccountFrame>
  );
}

function NewPassword({ token, onUnusable }: { token: string; onUnusable: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const form = useTypedForm(resetPasswordForm, {
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const choose = async (values: ResetPasswordForm) => {
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/reset-password', values);
      session.exit();
      toast({ title: 'Mot de passe modifié', description: message });
      await navigate(paths.login, { replace: true });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'linkUnusable') return onUnusable();
      showFailedForm(form, 'Erreur lors de la modification', failure, 'Veuillez réessayer plus tard.');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(choose)(event)} className="space-y-5">
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint="6 caractères au moins"
        {...fieldOf(form, 'password')}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        toggleLabel="Afficher la confirmation"
        autoComplete="new-password"
        {...fieldOf(form, 'confirmPassword')}
      />
      <FormFailure message={errors.root?.message} />
      <Button type="submit" size="large" pending={isSubmitting} className="w-full">
        {isSubmitting ? 'Enregistrement...' : 'Enregistrer le mot de passe'}
      </Button>
    </form>
  );
}
