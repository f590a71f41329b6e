import { useNavigate } from 'react-router-dom';
import { postJson } from '../rest/api.ts';
import { useSession } from '../session/session-context.tsx';
import { paths } from '../paths.ts';
import { toast } from '../ui/notices/toast.ts';

/** Returns a function that signs out in all tabs and drops the loaded data. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await postJson(session, '/api/auth/logout');
    } catch {
      toast({
        title: 'Erreur de déconnexion',
        description: 'Une erreur est survenue',
        variant: 'destructive',
      });
      return;
    }
    session.exit();
    toast({ title: 'Déconnexion réussie', description: 'À bientôt\u00a0!' });
    await navigate(paths.home);
  };
}
