import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PasswordField } from '#app/features/account/account-fields.tsx';
import { AccountFrame, AlreadySignedIn, textLinkClass } from '#app/features/account/account-frame.tsx';
import { arrivalOf, enterSession } from '#app/features/account/arrival.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { type CurrentUser, loginForm, type LoginForm } from '#contract/account/account.ts';

export function LoginPage() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const form = useTypedForm(loginForm, { defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const signIn = async (values: LoginForm) => {
    try {
      const { user } = await postJson<{ user: CurrentUser }>(session, '/api/auth/login', values);
      enterSession(session, user);
      const firstName = user.firstName || 'utilisateur';
      toast({ title: 'Connexion réussie\u00a0!', description: `Bienvenue ${firstName}\u00a0!` });
      await navigate(arrivalOf(location, user), { replace: true });
    } catch (failure) {
      showFailedForm(form, 'Erreur de connexion', failure, 'Veuillez vérifier vos identifiants');
    }
  };

  return (
    <AccountFrame
      title="Connexion"
      intro="Retrouvez votre espace Lavoir."
      footer={
        <>
          <span>{'Pas encore de compte\u00a0?'}</span>{' '}
          <Link
            to={{ pathname: paths.register, search: location.search }}
            state={location.state as unknown}
            className={textLinkClass}
          >
            Créer un compte
          </Link>
        </>
      }
    >
      <AlreadySignedIn />
      <form noValidate onSubmit={(event) => void form.handleSubmit(signIn)(event)} className="space-y-5">
        <TextField label="Email" required type="email" autoComplete="username" {...fieldOf(form, 'email')} />
        <PasswordField label="Mot de passe" autoComplete="current-password" {...fieldOf(form, 'password')} />
        <FormFailure message={errors.root?.message} />
        <Button type="submit" size="large" pending={isSubmitting} className="w-full">
          {isSubmitting ? 'Connexion...' : 'Se connecter'}
        </Button>
        <p className="text-center">
          <Link to={paths.forgotPassword} className={`${textLinkClass} inline-block py-0.5`}>
            Mot de passe oublié&nbsp;?
          </Link>
        </p>
      </form>
    </AccountFrame>
  );
}
