import { paths } from '#app/paths.ts';
import type { UserRole } from '#contract/account/roles.ts';

/** Access to an account page. */
export interface Access {
  /** The only role that may enter; without it every signed-in user. */
  role?: UserRole;
  /** The message for users with another role, and where they are redirected. */
  refusal?: { message: string; to: string; visitorsToo?: boolean };
}

/** Returns where to redirect a user, or undefined when they may enter. A visitor is `null`. */
export function redirectFor(
  { role: allowed, refusal }: Access,
  role: UserRole | null,
): { to: string; message?: string } | undefined {
  if (role === null) return { to: paths.login, message: refusal?.visitorsToo ? refusal.message : undefined };
  return allowed === undefined || allowed === role ? undefined : refusal;
}
