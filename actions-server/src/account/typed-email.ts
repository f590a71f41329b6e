import type { Request } from 'express';
import { forgotPasswordForm } from '#contract/account/account.ts';

/** Returns the address in a request's body, as the key of a rate limit; undefined when it is not one. */
export function typedEmail(request: Request): string | undefined {
  return forgotPasswordForm.safeParse(request.body).data?.email;
}
