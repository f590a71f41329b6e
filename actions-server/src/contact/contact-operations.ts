import { contactOperations as entries } from '#contract/contact/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { handle, Reply } from '../http/operation.ts';
import { systemFor } from '../session/caller.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import { contactQuery, withdrawContactMutation } from './contact-documents.ts';
import { sendContact } from './send-contact.ts';

export const contactOperations = (hasura: Hasura) =>
  handle(entries, {
    sendContact: async (form, caller) => {
      const { id, isNew } = await sendContact(hasura, caller, form);
      return isNew ? { id } : new Reply(200, { id });
    },
    withdrawContact: (text, caller) =>
      withdrawText(text, async ({ id, since }) => {
        const system = systemFor(caller);
        const { delete_contacts } = await hasura.query(withdrawContactMutation, { id, since }, system);
        return {
          count: delete_contacts?.affected_rows ?? 0,
          isStored: async () => (await hasura.query(contactQuery, { id }, system)).contacts_by_pk !== null,
        };
      }),
  });
