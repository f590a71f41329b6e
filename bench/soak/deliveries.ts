import type pg from 'pg';
import { readText } from '../harness/read-text.ts';

/** Deliveries of one trigger. Times are seconds from the change, or the due time, to the record of the first attempt. */
export interface Deliveries {
  trigger: string;
  count: number;
  delivered: number;
  /** Deliveries that needed more than one attempt, or had no success at all. */
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
}

const ask = async <Row extends object>(database: pg.Client, file: string, values: unknown[] = []) =>
  (await database.query<Row>(readText(`soak/${file}.sql`), values)).rows;

/** Returns the deliveries of events since a time, by trigger. */
export const eventDeliveries = (database: pg.Client, since: Date) =>
  ask<Deliveries>(database, 'event-deliveries', [since]);

/** Returns the deliveries of the ticks that were due between two times, by cron trigger. */
export const cronDeliveries = (database: pg.Client, since: Date, until: Date) =>
  ask<Deliveries>(database, 'cron-deliveries', [since, until]);

/** Returns the number of events and due ticks that wait for their delivery. */
export const waitingDeliveries = async (database: pg.Client) =>
  (await ask<{ waiting: number }>(database, 'waiting-deliveries'))[0]!.waiting;

/**
 * Adds ticks to the schedules, whose own ticks are hours apart: one at each interval, for all cron triggers in turn.
 */
export const planTicks = (database: pg.Client, since: Date, until: Date, everySeconds: number) =>
  ask(database, 'plan-ticks', [since, until, everySeconds]);
