import { z } from 'zod';
import { currentUser } from '#contract/account/account.ts';

/** Fields of a user that a member may read of their own account. */
export const userFields = `
  id email firstName lastName role isActive emailVerified createdAt updatedAt
`;

export const ownUserQuery = {
  document: `query OwnUser($id: uuid!) { users_by_pk(id: $id) { ${userFields} } }`,
  answer: z.object({ users_by_pk: currentUser.nullable() }),
};

/** The only query that reads a password hash. */
export const userForLoginQuery = {
  document: `query UserForLogin($email: citext!) {
    users(where: { email: { _eq: $email } }) { ${userFields} password }
  }`,
  answer: z.object({ users: z.array(currentUser.extend({ password: z.string() })).max(1) }),
};

export const userByEmailQuery = {
  document: `query UserByEmail($email: citext!) {
    users(where: { email: { _eq: $email } }) { ${userFields} }
  }`,
  answer: z.object({ users: z.array(currentUser).max(1) }),
};

/** Stores user, first session and verification link in one transaction. */
export const registerMutation = {
  document: `mutation Register(
    $user: users_insert_input!, $refresh: refresh_tokens_insert_input!, $link: account_tokens_insert_input!
  ) {
    insert_users_one(object: $user) { ${userFields} }
    insert_refresh_tokens_one(object: $refresh) { id }
    insert_account_tokens_one(object: $link) { id }
  }`,
  answer: z.object({ insert_users_one: currentUser }),
};
