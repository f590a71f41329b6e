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
        name
        email
        phone
        subject
        message
        type
      }
    }
  `,
  answer: z.object({
    contacts_by_pk: z
      .object({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        subject: z.string().nullable(),
        message: z.string(),
        type: z.string(),
      })
      .nullable(),
  }),
};

/** Changes only a message that is recent and unread. */
export const replaceContactMutation = {
  document: /* GraphQL */ `
    mutation ReplaceContactMessage($id: uuid!, $since: timestamptz!, $text: contacts_set_input!) {
      update_contacts(
        where: { id: { _eq: $id }, createdAt: { _gt: $since }, isRead: { _eq: false } }
        _set: $text
      ) {
        affected_rows
      }
    }
  `,
  answer: z.object({ update_contacts: z.object({ affected_rows: z.int() }) }),
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
