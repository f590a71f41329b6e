import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountFrame, textLinkClass } from '#app/features/account/account-frame.tsx';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { forgotPasswordForm, type ForgotPasswordForm } from '#contract/account/account.ts';

/** `/mot-de-passe-oublie`: the answer is the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const session = useSession();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useTypedForm(forgotPasswordForm, { defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: ForgotPasswordForm) => {
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/forgot-password', values);
      setAnswer(message);
    } catch (failure) {
      showFailedForm(form, "Erreur lors de l'envoi", failure, 'Veuillez réessayer plus tard.');
    }
  };

  return (
    <AccountFrame
      title="Mot de passe oublié"
      intro="Un lien par email, et vous en choisissez un nouveau."
      footer={
        <Link to={paths.login} className={`${textLinkClass} inline-block py-0.5`}>
          Retour à la connexion
        </Link>
      }
    >
      {answer ? (
        <div role="status" className="space-y-3">
          <p>{answer}</p>
          <p className="text-slate">
            Rien reçu au bout de quelques minutes&nbsp;? Regardez parmi les courriers indésirables, puis{' '}
            <button
              type="button"
              onClick={() => setAnswer(null)}
              className={`${textLinkClass} cursor-pointer`}
            >
              demandez un autre lien
            </button>
            .
          </p>
        </div>
      ) : (
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="space-y-5">
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="email"
            hint="L'adresse avec laquelle vous vous connectez."
            {...fieldOf(form, 'email')}
          />
          <FormFailure message={errors.root?.message} />
          <Button type="submit" size="large" pending={isSubmitting} className="w-full">
            {isSubmitting ? 'Envoi...' : 'Recevoir un lien'}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
