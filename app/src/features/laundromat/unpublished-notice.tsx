import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';

export function UnpublishedNotice() {
  const isOwner = useUser()?.role === 'owner';
  return (
    <p className="mt-3 flex gap-3 rounded-card bg-sun-100 px-4 py-3">
      <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
      <span>
        <strong className="font-semibold">Cette fiche n'est pas publiée.</strong>{' '}
        {isOwner ? (
          <>
            <span>Vous seul la voyez.</span>{' '}
            <Link
              to={paths.ownerDashboard}
              className="font-semibold text-blue-700 underline underline-offset-2"
            >
              Votre espace propriétaire
            </Link>{' '}
            <span>dit où elle en est.</span>
          </>
        ) : (
          <span>Les visiteurs ne la voient pas.</span>
        )}
      </span>
    </p>
  );
}
