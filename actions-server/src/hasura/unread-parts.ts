import { columnOf, moderatedNames } from '#contract/laundromat/fields.ts';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import type { SystemCaller } from '../session/caller.ts';
import { graphql } from './graphql.ts';
import type { Hasura } from './hasura.ts';
import { laundromatContent } from './laundromat-content.ts';

/** The columns of a published laundromat that no administrator has read: nothing of it is approved. */
export const neverRead = (now = new Date().toISOString()) => ({
  approvedContent: {},
  changedAt: now,
  changedSince: now,
});

const contentQuery = graphql(
  `
    query ContentToRead($id: uuid!) {
      laundromats_by_pk(id: $id) {
        ...LaundromatContent
      }
    }
  `,
  [laundromatContent],
);

/** The first update begins a wait for reading, the second adds to one. Parts that wait already keep their first value. */
const unreadPartsMutation = graphql(`
  mutation UnreadParts($id: uuid!, $content: jsonb!, $parts: jsonb!, $now: timestamptz!) {
    begun: update_laundromats(
      where: { id: { _eq: $id }, isActive: { _eq: true }, approvedContent: { _is_null: true } }
      _set: { approvedContent: $content, changedAt: $now }
    ) {
      affected_rows
    }
    added: update_laundromats(
      where: { id: { _eq: $id }, isActive: { _eq: true } }
      _prepend: { approvedContent: $parts }
      _set: { changedAt: $now }
    ) {
      affected_rows
    }
  }
`);

/**
 * Puts a published laundromat into the queue of what is read afterwards, with the former values of the parts that change.
 * Called before they are written, so that a failure in between leaves nothing unread.
 */
export async function queueParts(
  hasura: Hasura,
  id: string,
  parts: Partial<Record<UnreadPart, unknown>>,
  system: SystemCaller,
): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  const { laundromats_by_pk: row } = await hasura.query(contentQuery, { id }, system);
  if (!row) return;
  const texts = row as Record<string, unknown>;
  const content = Object.fromEntries(moderatedNames.map((name) => [columnOf(name), texts[name]]));
  const now = new Date().toISOString();
  await hasura.query(unreadPartsMutation, { id, content, parts, now }, system);
}
