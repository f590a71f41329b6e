import { z } from 'zod';

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

export const accountQuery = {
  document: /* GraphQL */ `
    query PersonalAccount($email: citext!) {
      users(where: { email: { _eq: $email } }) {
        id
        email
        firstName
        lastName
        role
        isActive
        emailVerified
        stripeCustomerId
        createdAt
        updatedAt
      }
      subscriptions(
        where: {
          user: { email: { _eq: $email } }
          status: { _nin: ["canceled", "incomplete_expired", "unpaid"] }
        }
      ) {
        status
      }
    }
  `,
  answer: z.object({
    users: z.array(z.looseObject({ id: z.guid(), stripeCustomerId: z.string().nullable() })),
    subscriptions: z.array(z.object({ status: z.string() })),
  }),
};

/** Everything that hangs on an account. */
export const ownRowsQuery = {
  document: /* GraphQL */ `
    query PersonalRows($id: uuid!) {
      laundromats(where: { userId: { _eq: $id } }) {
        id
        name
        address
        postalCode
        city
        phone
        email
        website
        facebook
        instagram
        description
        hours
        priceFrom
        isActive
        createdAt
        updatedAt
        photos {
          url
          alt
        }
      }
      laundromat_drafts(where: { userId: { _eq: $id } }) {
        id
        tier
        form
        createdAt
        completedAt
      }
      reviews(where: { userId: { _eq: $id } }) {
        id
        laundromatId
        authorName
        rating
        comment
        createdAt
      }
      review_removals(where: { userId: { _eq: $id } }) {
        laundromatId
        authorName
        rating
        comment
        reason
        writtenAt
        createdAt
      }
      favorites(where: { userId: { _eq: $id } }) {
        laundromatId
        createdAt
      }
      subscriptions(where: { userId: { _eq: $id } }) {
        id
        planId
        status
        stripeSubscriptionId
        currentPeriodStart
        currentPeriodEnd
        createdAt
      }
      payments(where: { subscription: { userId: { _eq: $id } } }) {
        id
        amount
        currency
        status
        description
        stripeInvoiceId
        paidAt
        createdAt
      }
      refresh_tokens(where: { userId: { _eq: $id } }) {
        createdAt
        expiresAt
      }
    }
  `,
  answer: z.object({
    laundromats: rows,
    laundromat_drafts: rows,
    reviews: rows,
    review_removals: rows,
    favorites: rows,
    subscriptions: rows,
    payments: rows,
    refresh_tokens: rows,
  }),
};

/** What came with an address and without an account. `$email` is a pattern without wildcards. */
export const writtenQuery = {
  document: /* GraphQL */ `
    query PersonalMessages($email: String!) {
      contacts(where: { email: { _ilike: $email } }) {
        id
        name
        email
        phone
        subject
        message
        type
        createdAt
      }
      reports(where: { email: { _ilike: $email } }) {
        id
        target
        quote
        reason
        message
        email
        state
        createdAt
      }
    }
  `,
  answer: z.object({ contacts: rows, reports: rows }),
};

const affected = z.object({ affected_rows: z.int() });

/** One mutation is one transaction: either everything is gone or nothing is. */
export const eraseAccountMutation = {
  document: /* GraphQL */ `
    mutation ErasePersonalRows($id: uuid!, $owned: jsonb!, $authorName: String!) {
      laundromats: delete_laundromats(where: { userId: { _eq: $id } }) {
        affected_rows
      }
      keptLaundromats: delete_deleted_laundromats(where: { laundromat: { _contains: $owned } }) {
        affected_rows
      }
      reviews: update_reviews(
        where: { userId: { _eq: $id } }
        _set: { authorName: $authorName, userId: null }
      ) {
        affected_rows
      }
      reviewRemovals: delete_review_removals(where: { userId: { _eq: $id } }) {
        affected_rows
      }
      users: delete_users(where: { id: { _eq: $id } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({
    laundromats: affected,
    keptLaundromats: affected,
    reviews: affected,
    reviewRemovals: affected,
    users: affected,
  }),
};

export const eraseMessagesMutation = {
  document: /* GraphQL */ `
    mutation ErasePersonalMessages($email: String!) {
      contacts: delete_contacts(where: { email: { _ilike: $email } }) {
        affected_rows
      }
      reports: update_reports(where: { email: { _ilike: $email } }, _set: { email: null, userId: null }) {
        affected_rows
      }
    }
  `,
  answer: z.object({ contacts: affected, reports: affected }),
};
