import { type Insertable, sql } from 'kysely';
import { transactionTime, type Trx } from '../../db/database.ts';
import type { WebhookEvents } from '../../db/generated/tables.ts';

/** An event claimed 90 seconds ago is abandoned: its server must have died. */
const isFree = sql<boolean>`not processed and dead_at is null
  and (not processing or processing_at < now() - interval '90 seconds')`;

export async function saveEvents(trx: Trx, events: Insertable<WebhookEvents>[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('webhookEvents')
    .values(events)
    .onConflict((conflict) => conflict.column('stripeEventId').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export type ClaimedEvent = NonNullable<Awaited<ReturnType<typeof claimEvent>>>;

export const claimEvent = (trx: Trx, id: string) =>
  trx
    .updateTable('webhookEvents')
    .set({ processing: true, processingAt: transactionTime, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where(isFree)
    .returning(['id', 'stripeEventId', 'eventType', 'objectId', 'attempts', 'createdAt'])
    .executeTakeFirst();

export const isOpen = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('webhookEvents')
    .select('id')
    .where('id', '=', id)
    .where('processed', '=', false)
    .where('deadAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const concludeEvent = (trx: Trx, event: ClaimedEvent) =>
  ofAttempt(trx, event)
    .set({ processed: true, processedAt: transactionTime, processing: false, lastError: null })
    .execute();

export const failEvent = (trx: Trx, event: ClaimedEvent, lastError: string, isDead: boolean) =>
  ofAttempt(trx, event)
    .set({ processing: false, lastError, deadAt: isDead ? transactionTime : null })
    .execute();

const ofAttempt = (trx: Trx, { id, attempts }: ClaimedEvent) =>
  trx
    .updateTable('webhookEvents')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('processed', '=', false);

export async function stuckEvents(trx: Trx, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhookEvents')
    .select('id')
    .where(isFree)
    .where('createdAt', '<', sql<Date>`now() - interval '3 minutes'`)
    .orderBy('attempts')
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
