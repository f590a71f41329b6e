import { sql } from 'kysely';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { BillingServices } from './billing-context.ts';
import { billingEmail, billingEmailOf } from './emails/billing-emails.ts';
import { handleEvent } from './webhook/handle-event.ts';

export function billingEvents(services: BillingServices) {
  const { db, notifications } = services;
  return {
    stripe_event: hasuraEvent(z.object({ id: rowId() }), async ({ new: row }, system) => {
      if (row) await handleEvent(services, row.id, system);
    }),

    billing_email: hasuraEvent(billingEmail, async ({ new: mail }, system) => {
      if (!mail) return;
      const [user] = await db.statement(sql<{ email: string; paymentStatus: string | null }>`
        select email, (
          select status from payments where stripe_invoice_id = ${mail.fact.split(':')[1] ?? ''}
        ) as payment_status
        from users where id = ${mail.user_id}`);
      const cameBack = mail.kind === 'paid' && user?.paymentStatus !== 'succeeded';
      if (!user || cameBack) return;
      // The key is the fact, so a fact that two events report is emailed once.
      await notifications.send(
        { allowance: 'account', ...billingEmailOf(mail, user, notifications.siteAddress) },
        { eventId: mail.fact, purpose: 'billing' },
        system,
      );
    }),
  };
}
