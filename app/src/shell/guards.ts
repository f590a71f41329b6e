import type { UserRole } from '#contract/roles.ts';
import { paths } from '../paths.ts';

interface Guard {
  /** Who may enter; without it everybody who is signed in. */
  role?: UserRole;
  /** What somebody signed in with another role is told, and where to. */
  refusal?: { message: string; to: string; visitorsToo?: boolean };
}

/** Who may enter the account pages, and what becomes of everybody else (spec §6). */
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

/** Undefined lets them in. A visitor is `null`. */
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
