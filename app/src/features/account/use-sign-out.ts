import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { discardTexts } from '#app/lib/device/device-draft.ts';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { type Toast, toast, toastError } from '#app/ui/notices/toast.ts';

export const HidePageContext = createContext<() => void>(() => {});

/** Shows the home page to a visitor once the server has ended the session. */
export function useLeave(): (farewell: Toast) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const hidePage = useContext(HidePageContext);
  return async (farewell) => {
    // The page stays until the next one has loaded; a visitor's query of it would be stored on the device for
    // everybody.
    hidePage();
    session.exit();
    discardTexts();
    toast(farewell);
    await navigate(paths.home);
  };
}

export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const leave = useLeave();
  return async () => {
    try {
      await postJson(session, '/api/auth/logout');
    } catch {
      toastError('Erreur de déconnexion', 'Une erreur est survenue');
      return;
    }
    await leave({ title: 'Déconnexion réussie', description: 'À bientôt\u00a0!' });
  };
}
