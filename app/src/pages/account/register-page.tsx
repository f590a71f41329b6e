import { Controller } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { EmailField, PasswordField } from '#app/features/account/account-fields.tsx';
import { AccountFrame, AlreadySignedIn, textLinkClass } from '#app/features/account/account-frame.tsx';
import { arrivalOf, enterSession } from '#app/features/account/arrival.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { showFailedForm } from '#app/ui/fields/failed-form.ts';
import { ErrorText } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { type CurrentUser, registerForm, type RegisterForm } from '#contract/account/account.ts';

const roleOptions = [
  { value: 'client', label: 'Client particulier' },
  { value: 'owner', label: 'Propriétaire de laverie' },
] as const;

const typedRegistration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: registerForm.shape.role,
});

export function RegisterPage() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const role = new URLSearchParams(location.search).get('role') === 'owner' ? 'owner' : 'client';
  const { form, discard } = useBegunForm(registerForm, {
    // Each link to this page asks for its own role.
    key: `registration:${role}`,
    typed: typedRegistration,
    isBlank: ({ firstName, lastName, email }) => !firstName && !lastName && !email,
    start: (): z.input<typeof registerForm> => ({
      firstName: '',
      lastName: '',
      email: '',
      role,
      password: '',
      confirmPassword: '',
    }),
  });
  const { errors, isSubmitting } = form.formState;

  const register = async (values: RegisterForm) => {
    let isCreated = false;
    try {
      const { user } = await postJson<{ user: CurrentUser }>(session, '/api/auth/register', values);
      isCreated = true;
      discard();
      enterSession(session, user);
      const firstName = user.firstName || 'utilisateur';
      toast({ title: 'Compte créé avec succès\u00a0!', description: `Bienvenue ${firstName}\u00a0!` });
      await navigate(arrivalOf(location, user), { replace: true });
    } catch (failure) {
      const title = isCreated ? 'Compte créé, mais non connecté' : 'Erreur lors de la création du compte';
      showFailedForm(form, title, failure, 'Une erreur est survenue');
    }
  };

  return (
    <AccountFrame
      title="Créer un compte"
      intro="Gratuit, en une minute."
      footer={
        <>
          <span>{'Déjà un compte\u00a0?'}</span>{' '}
          <Link
            to={{ pathname: paths.login, search: location.search }}
            state={location.state as unknown}
            className={textLinkClass}
          >
            Se connecter
          </Link>
        </>
      }
    >
      <AlreadySignedIn />
      <form noValidate onSubmit={(event) => void form.handleSubmit(register)(event)} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Prénom" required autoComplete="given-name" {...fieldOf(form, 'firstName')} />
          <TextField label="Nom" required autoComplete="family-name" {...fieldOf(form, 'lastName')} />
        </div>
        <EmailField form={form} name="email" label="Email" />
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value = 'client', onChange } }) => (
            <div>
              <Select label="Type de compte" value={value} options={roleOptions} onChange={onChange} />
              <ErrorText message={errors.role?.message} />
            </div>
          )}
        />
        <PasswordField
          label="Mot de passe"
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
          {isSubmitting ? 'Création du compte...' : 'Créer mon compte'}
        </Button>
        <p className="text-sm text-slate">
          En créant un compte, vous acceptez nos{' '}
          <Link to={paths.terms} className={textLinkClass}>
            conditions d'utilisation
          </Link>
          . Nous disons dans la{' '}
          <Link to={paths.privacy} className={textLinkClass}>
            politique de confidentialité
          </Link>{' '}
          ce que nous gardons de vous.
        </p>
      </form>
    </AccountFrame>
  );
}
