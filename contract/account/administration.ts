import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { reasonLength } from '../moderation/moderation.ts';
import { email, optionalLines, requiredLines } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import { deleteAccountForm } from './account.ts';
import { userRoles } from './roles.ts';

const userId = rowId();
const answer = z.object({ userId }).register(graphqlTypes, { name: 'AdministeredUser' });

export const suspensionGrounds = {
  terms: "nos conditions d'utilisation",
  illegal: 'un contenu ou un acte illégal',
  fraud: 'une tromperie du public ou du site',
} as const;
type Ground = keyof typeof suspensionGrounds;

export const emailCorrection = z.object({ userId, email, reason: optionalLines(reasonLength) });

export const suspension = z.object({
  userId,
  facts: requiredLines('Veuillez indiquer les faits.', reasonLength),
  ground: z.enum(Object.keys(suspensionGrounds) as [Ground, ...Ground[]], 'Veuillez choisir le fondement.'),
  withdrawsLaundromats: z.boolean(),
  endsSubscription: z.boolean(),
});
export type Suspension = z.infer<typeof suspension>;

const byAdministrator = { roles: ['site_admin'], limit: 'administration' } as const;

export const administrationOperations = {
  correctUserEmail: {
    ...byAdministrator,
    input: emailCorrection,
    refusals: ['conflict', 'emailTaken'],
    action: {
      summary:
        'Corrects the address of an account; a confirmed one only with a reason. Warns the old address.',
      answer,
    },
  },
  suspendUser: {
    ...byAdministrator,
    input: suspension,
    refusals: ['conflict', 'paymentsUnavailable'],
    action: {
      summary: 'Suspends an account and sends it the reasons.',
      answer,
      timeoutSeconds: 30,
    },
  },
  reinstateUser: {
    ...byAdministrator,
    input: z.object({ userId }),
    refusals: ['conflict'],
    action: { summary: 'Lets a suspended account sign in again.', answer },
  },
  changeUserRole: {
    ...byAdministrator,
    input: z.object({
      userId,
      role: z.enum(userRoles),
      password: deleteAccountForm.shape.password.nullish(),
    }),
    refusals: ['conflict', 'wrongPassword'],
    action: {
      summary: 'Changes the role of an account. A new administrator requires the password of the acting one.',
      answer,
    },
  },
} as const satisfies Operations;
