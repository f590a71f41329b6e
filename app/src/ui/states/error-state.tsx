import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOffline } from '#app/lib/device/connection.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Porthole } from '#app/ui/porthole.tsx';

export interface ErrorStateProps {
  title?: string;
  /** It stands for a whole page, whose heading is the title. */
  isPage?: boolean;
  children?: ReactNode;
  onRetry?: () => void;
  actions?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { onRetry, isPage } = props;
  const offline = useOffline();
  const Title = isPage ? 'h1' : 'p';
  const { title = 'Le chargement a échoué', children, actions } = offline ? offlineProps : props;
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <Porthole state="stopped" className="size-28" />
      <Title className="mt-6 font-display text-xl font-bold text-balance">{title}</Title>
      <div className="mt-2 max-w-md text-slate">
        {children ?? 'Vérifiez votre connexion, puis réessayez.'}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4.5" />
            Réessayer
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

/** Tells on one line that a part of a page is missing. */
export function PartFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sun-100 px-4 py-3"
    >
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}

const offlineProps: ErrorStateProps = {
  title: 'Vous êtes hors ligne',
  children: "Cette page n'est pas enregistrée sur cet appareil.",
  actions: (
    <LinkButton to={paths.offline} variant="secondary">
      Ce qui reste consultable
    </LinkButton>
  ),
};
