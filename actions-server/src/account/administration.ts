import { closePages, endAtPeriodEnd } from '../billing/erasure/close-customer.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Handlers } from '../http/operation.ts';
import type { SignedInCaller } from '../session/caller.ts';
import {
  emailCorrectedEmail,
  newAdministratorEmail,
  reinstatementEmail,
  suspensionEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { changeUser, correctEmail, lockAdministered, suspendUser } from './administer-user.ts';
import { isPassword } from './passwords.ts';

const passwordMessage = 'Votre mot de passe est nécessaire pour nommer un administrateur.';

interface Payer {
  stripeCustomerId: string | null;
}

export function administrationHandlers(services: AccountServices) {
  const { db } = services;
  const read = (administrator: SignedInCaller, id: string) =>
    db.transaction(administrator, (trx) => lockAdministered(trx, administrator, id));
  const endPayments = async ({ stripeCustomerId: customer }: Payer, { endsSubscription = false } = {}) =>
    customer && (endsSubscription ? endAtPeriodEnd : closePages)(services.payments.stripe(), customer);

  return {
    async correctUserEmail(input, administrator, request) {
      const { userId, email, reason } = input;
      const corrected = await db.transaction(administrator, (trx) => correctEmail(trx, administrator, input));
      if (!corrected) return { userId };
      const { former, link } = corrected;
      // The reason may name the person, so only a confirmed mailbox gets it.
      const shown = former.emailVerified ? reason : undefined;
      sendInBackground(services, request, emailCorrectedEmail(former.email, shown));
      sendInBackground(services, request, verificationEmail(email, link));
      return { userId };
    },

    async suspendUser(input, administrator, request) {
      const { userId, endsSubscription } = input;
      const { user } = await read(administrator, userId);
      if (!user.isActive) return { userId };
      // Before: without Stripe, no account is suspended whose subscription then goes on.
      if (endsSubscription) await endPayments(user, input);
      const suspended = await db.transaction(administrator, (trx) => suspendUser(trx, administrator, input));
      if (!suspended) return { userId };
      sendInBackground(services, request, suspensionEmail(suspended, input));
      // After: a page may have been opened or paid meanwhile.
      await endPayments(suspended, input).catch((error: unknown) =>
        request.log.error({ err: error, userId }, 'payment pages of a suspended account may be open'),
      );
      return { userId };
    },

    async reinstateUser({ userId }, administrator, request) {
      const { user } = await read(administrator, userId);
      await db.transaction(administrator, (trx) =>
        changeUser(trx, administrator, userId, { isActive: true }),
      );
      if (!user.isActive) sendInBackground(services, request, reinstatementEmail(user));
      return { userId };
    },

    async changeUserRole({ userId, role, password }, administrator, request) {
      const { user, acting } = await read(administrator, userId);
      if (role === user.role) return { userId };
      if (role === 'admin') {
        if (!password) throw refusedField('password', passwordMessage);
        if (!(await isPassword(password, acting.password))) throw new ApiError('wrongPassword');
      }
      const others = await db.transaction(administrator, (trx) =>
        changeUser(trx, administrator, userId, { role }),
      );
      if (role !== 'owner')
        services.background.add(
          endPayments(user).catch((error: unknown) =>
            request.log.error({ err: error, userId }, 'payment pages of a former owner may be open'),
          ),
        );
      if (role === 'admin')
        for (const { email } of others)
          sendInBackground(services, request, newAdministratorEmail(email, user));
      return { userId };
    },
  } satisfies Partial<Handlers>;
}
