import type { Request } from 'express';
import { administrationOperations as entries, type Suspension } from '#contract/account/administration.ts';
import { graphql } from '../hasura/graphql.ts';
import { refuse } from '../hasura/hasura-error.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { handle } from '../http/operation.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import {
  emailCorrectedEmail,
  newAdministratorEmail,
  suspensionEmail,
  verificationEmail,
} from './account-emails.ts';
import { sendInBackground, type AccountServices } from './account-services.ts';
import { storeLink } from './mailed-links.ts';
import { isPassword } from './passwords.ts';
import { takenEmail } from './session-handlers.ts';
import { userByIdQuery } from './user-documents.ts';

const administeredUserQuery = graphql(`
  query AdministeredUser($id: uuid!, $acting: uuid!) {
    acting: users_by_pk(id: $acting) {
      id
      firstName
      lastName
    }
    users_by_pk(id: $id) {
      id
      email
      emailVerified
      firstName
      lastName
      role
      isActive
      stripeCustomerId
    }
    administrators: users(where: { role: { _eq: "admin" }, isActive: { _eq: true } }) {
      id
      email
    }
  }
`);

/** Changes the account and writes the reason, if any, into the journal beside the change. */
const administerMutation = graphql(`
  mutation AdministerUser(
    $id: uuid!
    $changes: users_set_input!
    $reasons: [journal_entries_insert_input!]!
  ) {
    update_users_by_pk(pk_columns: { id: $id }, _set: $changes) {
      id
    }
    insert_journal_entries(objects: $reasons) {
      affected_rows
    }
  }
`);

/** Suspends the account, ends its sessions and withdraws its laundromats in one transaction. */
const suspendMutation = graphql(`
  mutation SuspendUser(
    $id: uuid!
    $now: timestamptz!
    $withdrawn: [laundromats_updates!]!
    $reasons: [journal_entries_insert_input!]!
  ) {
    update_users_by_pk(pk_columns: { id: $id }, _set: { isActive: false }) {
      id
    }
    insert_journal_entries(objects: $reasons) {
      affected_rows
    }
    update_refresh_tokens(
      where: { userId: { _eq: $id }, revokedAt: { _is_null: true } }
      _set: { revokedAt: $now }
    ) {
      affected_rows
    }
    update_laundromats_many(updates: $withdrawn) {
      affected_rows
    }
  }
`);

const ownMessage = 'Un administrateur ne change pas son propre compte.';
const reasonMessage = 'Cette adresse est confirmée\u00a0: indiquez le motif de la correction.';
const passwordMessage = 'Votre mot de passe est nécessaire pour nommer un administrateur.';

export function administrationOperations(services: AccountServices) {
  const { hasura, publicUrl } = services;

  /** Returns the account and the other administrators. An administrator does not change their own account. */
  async function administered(id: string, administrator: SignedInCaller) {
    if (id === administrator.userId) throw new ApiError('conflict', { message: ownMessage });
    const {
      users_by_pk: user,
      acting,
      administrators,
    } = await hasura.query(
      administeredUserQuery,
      { id, acting: administrator.userId },
      systemFor(administrator),
    );
    if (!user || !acting) throw new ApiError('conflict');
    const others = administrators.filter((each) => each.id !== id && each.id !== acting.id);
    return { user, acting, others };
  }
  const change = (
    id: string,
    changes: { email?: string; role?: string; isActive?: boolean },
    by: SignedInCaller,
    reasons: ReturnType<typeof journalEntry>[] = [],
  ) => hasura.query(administerMutation, { id, changes, reasons }, systemFor(by)).catch(refuse(takenEmail));

  return handle(entries, {
    async correctUserEmail({ userId, email, reason }, administrator, request) {
      const { user, acting } = await administered(userId, administrator);
      if (user.emailVerified && !reason) throw refusedField('reason', reasonMessage);
      if (user.email === email) return { userId };
      // A trigger ends the sessions and makes the address unconfirmed.
      const reasons = reason ? [journalEntry(acting, user, reason)] : [];
      await change(userId, { email }, administrator, reasons);
      // The reason may name the person, so only a confirmed mailbox gets it.
      const shown = user.emailVerified ? reason : undefined;
      sendInBackground(services, request, async () => emailCorrectedEmail(user.email, publicUrl, shown));
      sendInBackground(services, request, async (later) =>
        verificationEmail(email, publicUrl, await storeLink(hasura, later, 'email_verification', userId)),
      );
      return { userId };
    },

    async suspendUser(input, administrator, request) {
      const { user, acting } = await administered(input.userId, administrator);
      if (!user.isActive) return { userId: user.id };
      if (input.endsSubscription && user.stripeCustomerId)
        await services.endAtPeriodEnd(user.stripeCustomerId);
      await suspend(services, input, administrator, [journalEntry(acting, user, input.facts)]);
      sendInBackground(services, request, async () => suspensionEmail(user, publicUrl, input));
      return { userId: user.id };
    },

    async reinstateUser({ userId }, administrator) {
      await administered(userId, administrator);
      await change(userId, { isActive: true }, administrator);
      return { userId };
    },

    async changeUserRole({ userId, role, password }, administrator, request) {
      const { user, others } = await administered(userId, administrator);
      if (role === user.role) return { userId };
      if (role === 'admin') await requireOwnPassword(services, administrator, password);
      await change(userId, { role }, administrator);
      if (role === 'admin')
        for (const { email } of others) sendNewAdministrator(services, request, email, user);
      return { userId };
    },
  });
}

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** The entry of a reason; a trigger writes that of the change itself. */
const journalEntry = (acting: Named, user: Named, reason: string) => ({
  userId: acting.id,
  actor: `${acting.firstName} ${acting.lastName}`,
  operation: 'update',
  tableName: 'users',
  rowId: user.id,
  subject: `${user.firstName} ${user.lastName}`,
  after: { reason },
});

async function suspend(
  { hasura }: AccountServices,
  { userId: id, withdrawsLaundromats }: Suspension,
  administrator: SignedInCaller,
  reasons: ReturnType<typeof journalEntry>[],
) {
  const withdrawn = withdrawsLaundromats
    ? [
        {
          where: { userId: { _eq: id }, isActive: { _eq: true } },
          _set: { isActive: false, needsApproval: true },
        },
      ]
    : [];
  await hasura.query(
    suspendMutation,
    { id, now: new Date().toISOString(), withdrawn, reasons },
    systemFor(administrator),
  );
}

async function requireOwnPassword(
  { hasura }: AccountServices,
  administrator: SignedInCaller,
  password: string | null | undefined,
): Promise<void> {
  if (!password) throw refusedField('password', passwordMessage);
  const { users_by_pk: own } = await hasura.query(
    userByIdQuery,
    { id: administrator.userId },
    systemFor(administrator),
  );
  if (!(await isPassword(password, own?.password))) throw new ApiError('wrongPassword');
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
