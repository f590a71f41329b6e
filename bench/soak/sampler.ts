import type pg from 'pg';
import { ascending, percentile } from '../percentiles.ts';
import { megabytes, memoryOf } from '../process-memory.ts';
import { waitingDeliveries } from './deliveries.ts';
import type { LoadClient } from './load.ts';
import type { RunningProduct } from './product.ts';

/** State of the product at one moment, without garbage, and its responses since the sample before. */
export interface Sample {
  minute: number;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  errors: number;
  'RSS MB': number;
  'heap MB': number;
  'external MB': number;
  handles: number;
  'database connections': number;
  'waiting deliveries': number;
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns a function that takes samples and prints them. */
export function createSampler(
  product: RunningProduct,
  database: pg.Client,
  client: LoadClient,
  since: Date,
): () => Promise<Sample> {
  const last = { minute: 0, responses: 0, errors: 0 };
  return async () => {
    const minute = (Date.now() - since.getTime()) / 60_000;
    const times = ascending(client.times.slice(last.responses));
    const errors = client.errors - last.errors;
    const rate = times.length / ((minute - last.minute) * 60);
    Object.assign(last, { minute, responses: last.responses + times.length, errors: client.errors });
    const memory = await memoryOf(product.process, { collectsGarbage: true });
    const { rows } = await database.query<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity where datname = current_database()`,
    );
    const sample: Sample = {
      minute: rounded(minute),
      'requests/s': rounded(rate),
      'p50 ms': rounded(percentile(times, 0.5)),
      'p99 ms': rounded(percentile(times, 0.99)),
      errors,
      'RSS MB': megabytes(memory.rss),
      'heap MB': megabytes(memory.heapUsed),
      'external MB': megabytes(memory.external),
      handles: memory.handles,
      'database connections': rows[0]!.connections,
      'waiting deliveries': await waitingDeliveries(database),
    };
    console.log(JSON.stringify(sample));
    return sample;
  };
}
