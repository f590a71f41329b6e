import { z } from 'zod';
import { hasuraEvent } from '../platform/hasura-event.ts';
import { billingMail, letterOf } from './billing-mails.ts';
import type { BillingServices } from './billing-services.ts';
import { handleEvent } from './handle-event.ts';
import { mailAddresseeQuery } from './mail-documents.ts';

/** `stripe_event` handles what Stripe has told; `billing_mail` tells people what followed. */
export function billingEvents(services: BillingServices) {
  const { hasura, notices } = services;
  return {
    stripe_event: hasuraEvent(z.object({ id: z.guid() }), async ({ new: row }, system) => {
      if (row) await handleEvent(services, row.id, system);
    }),

    billing_mail: hasuraEvent(billingMail, async ({ new: mail }, system) => {
      if (!mail) return;
      const variables = { userId: mail.user_id };
      const { users_by_pk: user } = await hasura.query({ ...mailAddresseeQuery, variables }, system);
      if (!user) return;
      // The fact, not the event: should both be repeated, it is still the same letter.
      await notices.send(letterOf(mail, user, notices), { eventId: mail.fact, purpose: 'billing' }, system);
    }),
  };
}
