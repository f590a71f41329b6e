import type { AdminMessagesQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type AdminMessage = AdminMessagesQuery['rows'][number];

export const messageFilters = [
  { value: '', label: 'Tous' },
  { value: 'non-lus', label: 'Non lus' },
] as const;

export function messageSearch(search: string, filter: string) {
  return { search, read: filter === 'non-lus' ? [false] : [true, false] };
}

export const messagesQuery = graphql(`
  query AdminMessages($search: String!, $read: [Boolean!]!, $limit: Int!, $offset: Int!) {
    rows: search_contacts(
      args: { search: $search }
      where: { isRead: { _in: $read } }
      order_by: [{ comesFirst: desc }, { createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      email
      phone
      subject
      message
      type
      isRead
      isPriority
      createdAt
      account {
        id
        emailVerified
      }
      replies(order_by: [{ createdAt: asc }, { id: asc }], limit: 50) {
        id
        message
        status
        reason
        createdAt
        author {
          id
          firstName
          lastName
        }
      }
    }
    total: search_contacts_aggregate(args: { search: $search }, where: { isRead: { _in: $read } }) {
      aggregate {
        count
      }
    }
  }
`);

export const markMessageMutation = graphql(`
  mutation MarkMessage($id: uuid!, $isRead: Boolean!) {
    update_contacts_by_pk(pk_columns: { id: $id }, _set: { isRead: $isRead }) {
      id
      isRead
    }
  }
`);

export const replyMutation = graphql(`
  mutation ReplyToMessage($reply: contact_replies_insert_input!, $contactId: uuid!) {
    insert_contact_replies_one(object: $reply) {
      id
    }
    update_contacts_by_pk(pk_columns: { id: $contactId }, _set: { isRead: true }) {
      id
      isRead
    }
  }
`);
