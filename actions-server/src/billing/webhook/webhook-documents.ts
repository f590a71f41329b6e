import type { ClaimEventMutation } from '../../hasura/generated/graphql.ts';
import { graphql } from '../../hasura/graphql.ts';

export const saveEventsMutation = graphql(`
  mutation SaveEvents($events: [webhook_events_insert_input!]!) {
    insert_webhook_events(
      objects: $events
      on_conflict: { constraint: webhook_events_stripe_event_id_key, update_columns: [] }
    ) {
      affected_rows
    }
  }
`);

export type ClaimedEvent = NonNullable<ClaimEventMutation['update_webhook_events']>['returning'][number];

/** Claims an event, unless it is done, dead, or claimed by another attempt that is not abandoned. */
export const claimEventMutation = graphql(`
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
`);

export const eventStateQuery = graphql(`
  query EventState($id: uuid!) {
    webhook_events_by_pk(id: $id) {
      processed
      deadAt
    }
  }
`);

/** Stores the outcome of an attempt, unless a later attempt has claimed the event. */
export const concludeEventMutation = graphql(`
  mutation ConcludeEvent($id: uuid!, $attempts: Int!, $outcome: webhook_events_set_input!) {
    update_webhook_events(where: { id: { _eq: $id }, attempts: { _eq: $attempts } }, _set: $outcome) {
      affected_rows
    }
  }
`);

/** Lists events that Hasura's own deliveries have not completed, the oldest first. */
export const stuckEventsQuery = graphql(`
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
`);
