import type { Request } from 'express';
import { administrationOperations as declared } from '#contract/account/administration.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { handle } from '../http/operation.ts';
import {
  emailCorrectedEmail,
  newAdministratorEmail,
  suspensionEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { changeUser, correctEmail, findAdministered, suspendUser } from './administer-user.ts';
import { isPassword } from './passwords.ts';

const passwordMessage = 'Votre mot de passe est nécessaire pour nommer un administrateur.';

export function administrationOperations(services: AccountServices) {
  const { db, publicUrl } = services;

  return handle(declared, {
    async correctUserEmail(input, administrator, request) {
      const { userId, email, reason } = input;
      const corrected = await correctEmail(db, administrator, input);
      if (!corrected) return { userId };
      const { former, link } = corrected;
      // The reason may name the person, so only a confirmed mailbox gets it.
      const shown = former.emailVerified ? reason : undefined;
      sendInBackground(services, request, async () => emailCorrectedEmail(former.email, publicUrl, shown));
      sendInBackground(services, request, async () => verificationEmail(email, publicUrl, link));
      return { userId };
    },

    async suspendUser(input, administrator, request) {
      const { userId } = input;
      const { user } = await findAdministered(db, administrator, userId);
      if (!user.isActive) return { userId };
      if (input.endsSubscription && user.stripeCustomerId)
        await services.endAtPeriodEnd(user.stripeCustomerId);
      if (await suspendUser(db, administrator, input))
        sendInBackground(services, request, async () => suspensionEmail(user, publicUrl, input));
      return { userId };
    },

    async reinstateUser({ userId }, administrator) {
      await changeUser(db, administrator, userId, { isActive: true });
      return { userId };
    },

    async changeUserRole({ userId, role, password }, administrator, request) {
      const { user, acting } = await findAdministered(db, administrator, userId);
      if (role === user.role) return { userId };
      if (role === 'admin') {
        if (!password) throw refusedField('password', passwordMessage);
        if (!(await isPassword(password, acting.password))) throw new ApiError('wrongPassword');
      }
      const others = await changeUser(db, administrator, userId, { role });
      if (role === 'admin')
        for (const { email } of others) sendNewAdministrator(services, request, email, user);
      return { userId };
    },
  });
}

function sendNewAdministrator(
  services: AccountServices,
  request: Request,
  to: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
) {
  const person = `${firstName} ${lastName} (${email})`;
  sendInBackground(services, request, async () => newAdministratorEmail(to, services.publicUrl, person));
}
