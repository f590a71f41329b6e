import { patchJson, postJson } from '#app/rest/api.ts';
import { downloadFile } from '#app/rest/download.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import {
  changeEmailForm,
  changePasswordForm,
  type CurrentUser,
  deleteAccountForm,
  profileForm,
} from '#contract/account/account.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

const currentPassword = {
  label: 'Mot de passe actuel',
  autoComplete: 'current-password',
  type: 'password',
} as const;

export function AccountChanges({ user }: { user: CurrentUser }) {
  const session = useSession();
  const deleteAccount = useAccountDeletion(user.id);
  const { firstName, lastName, phone, emailVerified, role } = user;
  const download = () =>
    downloadFile(session, '/api/auth/export', 'mes-donnees-lavoir.json').catch(() =>
      toastError('Téléchargement impossible', 'Veuillez réessayer.'),
    );
  return (
    <div className="mt-6 border-t border-line">
      <AccountForm
        title="Nom et téléphone"
        schema={profileForm}
        values={{ firstName, lastName, phone: phone ?? '' }}
        fields={[
          { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
          { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
          { name: 'phone', label: 'Téléphone (facultatif)', autoComplete: 'tel', type: 'tel' },
        ]}
        submitLabel="Enregistrer"
        onSend={async (values) => {
          await patchJson(session, '/api/auth/me', values);
          await session.checkEverywhere();
          toast({ title: 'Profil enregistré' });
        }}
      />
      <AccountForm
        title={emailVerified ? "Changer d'adresse email" : "Corriger l'adresse email"}
        schema={changeEmailForm}
        values={{ email: '', password: '' }}
        fields={[
          { name: 'email', label: 'Nouvelle adresse email', autoComplete: 'email', type: 'email' },
          { name: 'password', ...currentPassword },
        ]}
        submitLabel="Changer l'adresse"
        onSend={async (values) => {
          const path = '/api/auth/change-email';
          toast({ title: (await postJson<{ message: string }>(session, path, values)).message });
        }}
      >
        Un lien est envoyé à la nouvelle adresse. Une fois qu'il est ouvert, l'ancienne est prévenue et toutes
        vos sessions se ferment.
      </AccountForm>
      <AccountForm
        title="Changer de mot de passe"
        schema={changePasswordForm}
        values={{ currentPassword: '', password: '', confirmPassword: '' }}
        fields={[
          { name: 'currentPassword', ...currentPassword },
          { name: 'password', label: 'Nouveau mot de passe', autoComplete: 'new-password', type: 'password' },
          {
            name: 'confirmPassword',
            label: 'Confirmer le mot de passe',
            autoComplete: 'new-password',
            type: 'password',
          },
        ]}
        submitLabel="Changer le mot de passe"
        onSend={async (values) => {
          await postJson(session, '/api/auth/change-password', values);
          await session.check();
          toast({ title: 'Mot de passe changé. Vos autres sessions sont fermées.' });
        }}
      />
      <AccountForm
        title="Supprimer mon compte"
        schema={deleteAccountForm}
        values={{ password: '' }}
        fields={[{ name: 'password', ...currentPassword }]}
        submitLabel="Supprimer définitivement mon compte"
        isDanger
        onSend={deleteAccount}
      >
        <span>
          Votre compte, vos laveries, vos messages et vos favoris sont effacés aussitôt. Vos avis restent,
          sans votre nom.
        </span>{' '}
        {role === 'owner' && (
          <span>{"Un abonnement résilié s'arrête aussitôt\u00a0: les jours déjà payés sont perdus. "}</span>
        )}
        <span>Vous pouvez d'abord&nbsp;:</span>
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => void download()}>
          télécharger vos données
        </Button>
      </AccountForm>
    </div>
  );
}
