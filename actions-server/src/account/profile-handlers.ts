import type { Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import { systemCallerOf, type SignedInCaller } from '../session/caller.ts';
import { emailChangeEmail, emailInUseEmail, passwordChangedEmail } from './account-emails.ts';
import {
  personalDataMs,
  sendInBackground,
  type AccountHandlers,
  type AccountServices,
} from './account-services.ts';
import { endVerificationLinksMutation } from './account-token-documents.ts';
import { storeLink } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { openFamily } from './refresh-tokens.ts';
import { refuseWeakPassword } from './refused-passwords.ts';
import { signedIn } from './session-handlers.ts';
import { changeUserMutation, userByEmailQuery, userByIdQuery } from './user-documents.ts';

const linkSent =
  "Un message vient d'être envoyé à cette adresse. Ouvrez son lien pour terminer le changement\u00a0; jusque-là, votre adresse reste la même.";

type ProfileOperation = 'changeProfile' | 'changeEmail' | 'changePassword' | 'deleteAccount';

/** Changes that a user makes to the account. */
export function profileHandlers(services: AccountServices): Pick<AccountHandlers, ProfileOperation> {
  const { hasura, cookies, publicUrl, personalData } = services;
  return {
    async changeProfile(changes, caller, request) {
      const { id } = await ownAccount(services, caller, request);
      const answer = await hasura.query(changeUserMutation, { id, changes }, systemCallerOf(request));
      return { user: answer.update_users_by_pk! };
    },

    async changeEmail({ email, password }, caller, request) {
      const { id, emailVerified } = await ownAccount(services, caller, request, password);
      const system = systemCallerOf(request);
      // An unconfirmed address may be another person's, who could still open the first link.
      if (!emailVerified) await hasura.query(endVerificationLinksMutation, { userId: id }, system);
      const { users } = await hasura.query(userByEmailQuery, { email }, system);
      const holder = users[0]?.id;
      if (holder !== id)
        sendInBackground(services, request, async (later) =>
          holder
            ? emailInUseEmail(email, publicUrl)
            : emailChangeEmail(email, publicUrl, await storeLink(hasura, later, 'email_change', id, email)),
        );
      return { message: linkSent };
    },

    async changePassword({ currentPassword, password }, caller, request, response) {
      const account = await ownAccount(services, caller, request, currentPassword);
      const { id, email } = account;
      await refuseWeakPassword(password, account);
      const system = systemCallerOf(request);
      const changes = { password: await hashPassword(password) };
      const { update_users_by_pk: user } = await hasura.query(changeUserMutation, { id, changes }, system);
      const answer = await signedIn(services, response, user!, await openFamily(hasura, system, id));
      sendInBackground(services, request, async () => passwordChangedEmail(email, publicUrl));
      return answer;
    },

    async deleteAccount({ password }, caller, request, response) {
      const { email } = await ownAccount(services, caller, request, password);
      await personalData.erase(email, systemCallerOf(request, personalDataMs));
      cookies.clear(response);
      return { message: 'Votre compte et vos données ont été supprimés.' };
    },
  };
}

/** Returns the caller's account; if `password` is given, only when it is the right one. */
export async function ownAccount(
  { hasura }: AccountServices,
  { userId: id }: SignedInCaller,
  request: Request,
  password?: string,
) {
  const { users_by_pk: account } = await hasura.query(userByIdQuery, { id }, systemCallerOf(request));
  if (!account?.isActive) throw new ApiError('sessionExpired');
  if (password !== undefined && !(await isPassword(password, account.password)))
    throw new ApiError('wrongPassword');
  return account;
}
