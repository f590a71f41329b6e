import { gql } from 'urql';
import type {
  AdminMessagesQuery,
  AdminMessagesQueryVariables,
  MarkMessageMutation,
  MarkMessageMutationVariables,
} from '#app/graphql/generated/graphql.ts';
import { searchPatterns } from './search-words.ts';

export type AdminMessage = AdminMessagesQuery['contacts'][number];
type Where = AdminMessagesQueryVariables['where'];

export const messageFilters = [
  { value: '', label: 'Tous' },
  { value: 'non-lus', label: 'Non lus' },
] as const;

export function messagesWhere(q: string, filter: string): Where {
  const words = searchPatterns(q).map((pattern) => ({
    _or: [
      { name: { _ilike: pattern } },
      { email: { _ilike: pattern } },
      { subject: { _ilike: pattern } },
      { message: { _ilike: pattern } },
    ],
  }));
  return filter === 'non-lus' ? { isRead: { _eq: false }, _and: words } : { _and: words };
}

export const messagesQuery = gql<AdminMessagesQuery, AdminMessagesQueryVariables>`
  query AdminMessages($where: contacts_bool_exp!, $limit: Int!, $offset: Int!) {
    contacts(where: $where, order_by: [{ createdAt: desc }, { id: asc }], limit: $limit, offset: $offset) {
      id
      name
      email
      phone
      subject
      message
      type
      isRead
      createdAt
    }
    contacts_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

export const markMessageMutation = gql<MarkMessageMutation, MarkMessageMutationVariables>`
  mutation MarkMessage($id: uuid!, $isRead: Boolean!) {
    update_contacts_by_pk(pk_columns: { id: $id }, _set: { isRead: $isRead }) {
      id
      isRead
    }
  }
`;
