import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraEvent } from '../hasura/event.ts';
import { superuserGraphql } from '../hasura/graphql.ts';
import type { BillingServices } from './billing-services.ts';
import { billingEmail, billingEmailOf } from './emails/billing-emails.ts';
import { handleEvent } from './webhook/handle-event.ts';

const emailRecipientQuery = superuserGraphql(`
  query EmailRecipient($userId: uuid!, $invoiceId: String!) {
    users_by_pk(id: $userId) {
      email
    }
    payments(where: { stripeInvoiceId: { _eq: $invoiceId } }) {
      status
    }
  }
`);

export function billingEvents(services: BillingServices) {
  const { hasura, notifications } = services;
  return {
    stripe_event: hasuraEvent(z.object({ id: rowId() }), async ({ new: row }, system) => {
      if (row) await handleEvent(services, row.id, system);
    }),

    billing_email: hasuraEvent(billingEmail, async ({ new: mail }, system) => {
      if (!mail) return;
      const variables = { userId: mail.user_id, invoiceId: mail.fact.split(':')[1] ?? '' };
      const { users_by_pk: user, payments } = await hasura.query(emailRecipientQuery, variables, system);
      const cameBack = mail.kind === 'paid' && payments[0]?.status !== 'succeeded';
      if (!user || cameBack) return;
      // The key is the fact, so a fact that two events report is emailed once.
      await notifications.send(
        { allowance: 'account', ...billingEmailOf(mail, user, notifications) },
        { eventId: mail.fact, purpose: 'billing' },
        system,
      );
    }),
  };
}
