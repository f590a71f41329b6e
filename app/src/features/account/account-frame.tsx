import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardOf } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';

interface AccountFrameProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

export function AccountFrame({ title, intro, children, footer }: AccountFrameProps) {
  return (
    <Container className="flex flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-md">
        <div className="flex items-center gap-4">
          <Porthole className="size-16 shrink-0" />
          <div>
            <h1 className="text-2xl font-bold tracking-tight min-[26rem]:text-3xl">{title}</h1>
            {intro && <p className="mt-1 text-slate">{intro}</p>}
          </div>
        </div>
        <Card className="mt-6 p-5 shadow-card sm:p-7">{children}</Card>
        {footer && <div className="mt-6 text-center text-slate">{footer}</div>}
      </div>
    </Container>
  );
}

export const textLinkClass = 'font-semibold text-blue-700 underline underline-offset-3 hover:text-blue-900';

export function AlreadySignedIn() {
  const user = useUser();
  if (!user) return null;
  return (
    <p className="mb-5 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
      <span>{`Vous êtes connecté en tant que ${user.email}.`}</span>{' '}
      <Link to={dashboardOf(user.role)} className={textLinkClass}>
        Aller à mon espace
      </Link>
    </p>
  );
}
