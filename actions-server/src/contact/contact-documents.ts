import { graphql } from '../hasura/graphql.ts';

export const sendContactMutation = graphql(`
  mutation SendContactMessage($contact: contacts_insert_input!) {
    insert_contacts_one(object: $contact) {
      id
    }
  }
`);

export const contactQuery = graphql(`
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
`);

/** Changes only a message that is recent and unread. */
export const replaceContactMutation = graphql(`
  mutation ReplaceContactMessage($id: uuid!, $since: timestamptz!, $text: contacts_set_input!) {
    update_contacts(
      where: { id: { _eq: $id }, createdAt: { _gt: $since }, isRead: { _eq: false } }
      _set: $text
    ) {
      affected_rows
    }
  }
`);

/** Deletes only a message that is recent and unread. */
export const withdrawContactMutation = graphql(`
  mutation WithdrawContactMessage($id: uuid!, $since: timestamptz!) {
    insert_deleted_ids_one(
      object: { tableName: "contacts", id: $id }
      on_conflict: { constraint: deleted_ids_pkey, update_columns: [] }
    ) {
      id
    }
    delete_contacts(where: { id: { _eq: $id }, createdAt: { _gt: $since }, isRead: { _eq: false } }) {
      affected_rows
    }
  }
`);

export const repliedContactQuery = graphql(`
  query RepliedContact($id: uuid!) {
    contacts_by_pk(id: $id) {
      email
      createdAt
    }
  }
`);

export const saveSentReplyMutation = graphql(`
  mutation SaveSentReply($id: uuid!) {
    update_contact_replies_by_pk(pk_columns: { id: $id }, _set: { status: "sent", reason: null }) {
      id
    }
  }
`);
