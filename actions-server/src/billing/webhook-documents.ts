import { z } from 'zod';

export const saveEventsMutation = {
  document: /* GraphQL */ `
    mutation SaveEvents($events: [webhook_events_insert_input!]!) {
      insert_webhook_events(
        objects: $events
        on_conflict: { constraint: webhook_events_stripe_event_id_key, update_columns: [] }
      ) {
        affected_rows
      }
    }
  `,
  answer: z.object({ insert_webhook_events: z.object({ affected_rows: z.int() }) }),
};

const claimed = z.object({
  id: z.guid(),
  stripeEventId: z.string(),
  eventType: z.string(),
  objectId: z.string().nullable(),
  attempts: z.int(),
  createdAt: z.string(),
});
export type ClaimedEvent = z.infer<typeof claimed>;

/** Claims an event, unless it is done, dead, or claimed by another attempt that is not abandoned. */
export const claimEventMutation = {
  document: /* GraphQL */ `
    mutation ClaimEvent($id: uuid!, $now: timestamptz!, $abandoned: timestamptz!) {
      update_webhook_events(
        where: {
          id: { _eq: $id }
          processed: { _eq: false }
          deadAt: { _is_null: true }
          _or: [{ processing: { _eq: false } }, { processingAt: { _lt: $abandoned } }]
        }
        _set: { processing: true, processingAt: $now }
        _inc: { attempts: 1 }
      ) {
        returning {
          id
          stripeEventId
          eventType
          objectId
          attempts
          createdAt
        }
      }
    }
  `,
  answer: z.object({ update_webhook_events: z.object({ returning: z.array(claimed) }) }),
};

export const eventStateQuery = {
  document: /* GraphQL */ `
    query EventState($id: uuid!) {
      webhook_events_by_pk(id: $id) {
        processed
        deadAt
      }
    }
  `,
  answer: z.object({
    webhook_events_by_pk: z.object({ processed: z.boolean(), deadAt: z.string().nullable() }).nullable(),
  }),
};

/** Stores the outcome of an attempt, unless a later attempt has claimed the event. */
export const concludeEventMutation = {
  document: /* GraphQL */ `
    mutation ConcludeEvent($id: uuid!, $attempts: Int!, $outcome: webhook_events_set_input!) {
      update_webhook_events(where: { id: { _eq: $id }, attempts: { _eq: $attempts } }, _set: $outcome) {
        affected_rows
      }
    }
  `,
  answer: z.object({}),
};

/** Lists events that Hasura's own deliveries have not completed, the oldest first. */
export const stuckEventsQuery = {
  document: /* GraphQL */ `
    query StuckEvents($before: timestamptz!, $abandoned: timestamptz!, $limit: Int!) {
      webhook_events(
        where: {
          processed: { _eq: false }
          deadAt: { _is_null: true }
          createdAt: { _lt: $before }
          _or: [{ processing: { _eq: false } }, { processingAt: { _lt: $abandoned } }]
        }
        order_by: [{ attempts: asc }, { createdAt: asc }]
        limit: $limit
      ) {
        id
      }
    }
  `,
  answer: z.object({ webhook_events: z.array(z.object({ id: z.guid() })) }),
};

/** Deletes old events and drafts: by then a draft is a laundromat, or was never paid. */
export const purgeRecordsMutation = {
  document: /* GraphQL */ `
    mutation PurgePaymentRecords($before: timestamptz!) {
      allow_long_statements {
        id
      }
      delete_webhook_events(where: { processed: { _eq: true }, createdAt: { _lt: $before } }) {
        affected_rows
      }
      delete_laundromat_drafts(where: { updatedAt: { _lt: $before } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({}),
};
