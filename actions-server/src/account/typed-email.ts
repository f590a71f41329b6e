import type { Request } from 'express';
import { forgotPasswordForm } from '#contract/account.ts';

/** The account a request is about, as far as anybody can tell from outside; what is no address is none. */
export function typedEmail(request: Request): string | undefined {
  return forgotPasswordForm.safeParse(request.body).data?.email;
}
