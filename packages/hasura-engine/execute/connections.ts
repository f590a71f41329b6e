import type pg from 'pg';
import { breaksConnection, poolTimeout } from './postgres-error.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * Time that a request waits for a connection. A visitor who waits for seconds has left, and those behind would wait
 * even longer.
 */
const longestWaitMs = 1_000;

export class Connections {
  private readonly pool: pg.Pool;
  private readonly names: StatementNames;
  private readonly generations = new WeakMap<pg.PoolClient, number>();

  constructor(pool: pg.Pool, names: StatementNames) {
    this.pool = pool;
    this.names = names;
  }

  /**
   * Repeats work without side effects if the connection was lost while idle. A new connection that fails is not
   * replaced: Postgres itself is unavailable. The caller releases the connection.
   */
  async onLiving<R>(
    run: (client: pg.PoolClient) => Promise<R>,
  ): Promise<{ client: pg.PoolClient; answer: R }> {
    for (;;) {
      const client = await this.connect();
      const wasIdle = this.generations.has(client);
      try {
        return { client, answer: await run(client) };
      } catch (error) {
        const broken = breaksConnection(error);
        this.release(client, broken);
        if (!broken || !wasIdle) throw error;
      }
    }
  }

  release(client: pg.PoolClient, broken = false): void {
    const createdIn = this.generations.get(client) ?? this.names.generation;
    this.generations.set(client, createdIn);
    client.release(broken || createdIn < this.names.generation);
  }

  /** Opening a connection may take longer than waiting for one, because Postgres may be far away. */
  private async connect(): Promise<pg.PoolClient> {
    const connecting = this.pool.connect();
    if (this.pool.waitingCount === 0) return connecting;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, longestWaitMs, 'late')));
    const client = await Promise.race([connecting, late]).finally(() => clearTimeout(timer));
    if (client !== 'late') return client;
    connecting.then(
      (unused) => unused.release(),
      () => undefined,
    );
    throw new Error(poolTimeout);
  }
}
