import { z } from 'zod';

export const emailRecipientQuery = {
  document: /* GraphQL */ `
    query EmailRecipient($userId: uuid!) {
      users_by_pk(id: $userId) {
        email
      }
    }
  `,
  answer: z.object({ users_by_pk: z.object({ email: z.string() }).nullable() }),
};
