import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/account/account.ts';
import { Container } from './container.tsx';

interface DashboardHeadProps {
  user: CurrentUser;
  intro?: string;
  actions?: ReactNode;
}

export function DashboardHead({ user, intro, actions }: DashboardHeadProps) {
  return (
    <div className="border-b border-line bg-card">
      <Container className="flex flex-wrap items-center gap-x-5 gap-y-4 py-6 sm:py-8">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-blue-100 font-display text-xl font-bold text-blue-900 sm:size-16 sm:text-2xl"
        >
          {initialsOf(user)}
        </span>
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere sm:text-4xl">
            {`Bonjour, ${user.firstName}\u00a0!`}
          </h1>
          {intro && <p className="mt-1 text-slate">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </Container>
    </div>
  );
}

function initialsOf({ firstName, lastName }: CurrentUser): string {
  return [firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase('fr') ?? '').join('');
}
