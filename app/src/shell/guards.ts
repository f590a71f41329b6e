import type { UserRole } from '#contract/account/roles.ts';
import { paths } from '../paths.ts';

interface Guard {
  /** The only role that may enter; without it every signed-in user. */
  role?: UserRole;
  /** The message for users with another role, and where they are redirected. */
  refusal?: { message: string; to: string; visitorsToo?: boolean };
}

/** Access to the account pages, and the redirects of all others (spec §6). */
export const guards = {
  dashboard: {},
  adminDashboard: {
    role: 'admin',
    refusal: { message: "Vous n'avez pas les permissions d'administrateur", to: paths.dashboard },
  },
  ownerDashboard: {
    role: 'owner',
    refusal: {
      message: 'Vous devez être propriétaire de laverie pour accéder à cette page',
      to: paths.login,
      visitorsToo: true,
    },
  },
  editLaundromat: {
    role: 'owner',
    refusal: {
      message: 'Vous devez être connecté en tant que propriétaire',
      to: paths.login,
      visitorsToo: true,
    },
  },
} as const satisfies Record<string, Guard>;

export type GuardedPage = keyof typeof guards;

/** Returns where to redirect a user, or undefined when they may enter. A visitor is `null`. */
export function refusalOf(
  page: GuardedPage,
  role: UserRole | null,
): { to: string; message?: string } | undefined {
  const guard: Guard = guards[page];
  if (role === null) {
    return { to: paths.login, message: guard.refusal?.visitorsToo ? guard.refusal.message : undefined };
  }
  return guard.role === undefined || guard.role === role ? undefined : guard.refusal;
}
