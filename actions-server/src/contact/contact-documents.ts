import { z } from 'zod';

export const sendContactMutation = {
  document: /* GraphQL */ `
    mutation SendContactMessage($contact: contacts_insert_input!) {
      insert_contacts_one(object: $contact) {
        id
      }
    }
  `,
  answer: z.object({ insert_contacts_one: z.object({ id: z.guid() }) }),
};

export const contactQuery = {
  document: /* GraphQL */ `
    query ContactMessage($id: uuid!) {
      contacts_by_pk(id: $id) {
        email
        message
      }
    }
  `,
  answer: z.object({ contacts_by_pk: z.object({ email: z.string(), message: z.string() }).nullable() }),
};

export const purgeContactsMutation = {
  document: /* GraphQL */ `
    mutation PurgeContacts($before: timestamptz!) {
      allow_long_statements {
        id
      }
      delete_contacts(where: { createdAt: { _lt: $before } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({ delete_contacts: z.object({ affected_rows: z.int() }) }),
};
