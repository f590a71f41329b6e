import type pg from 'pg';
import type { Bindings, Parameter } from '../sql/parameter.ts';
import type { Transaction } from './mutation/write-plan.ts';
import { breaksConnection, connectionError } from './connection-error.ts';
import { fromPostgres } from './postgres-error.ts';

export interface Statement {
  text: string;
  parameters: Parameter[];
}

/** JSON stays the text Postgres wrote: parsing it here would round its numbers and cost time. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

const setUser = `select set_config('hasura.user', $1, true)`;

/** Prepared statements live as long as their connection; after so many names, connections are replaced one by one. */
const namesPerGeneration = 500;

/** Runs statements over the pool. One that comes back is prepared by name on each connection that meets it. */
export class StatementRunner {
  private readonly pool: pg.Pool;
  private readonly uses = new WeakMap<Statement, { name: string | undefined; generation: number }>();
  private readonly generations = new WeakMap<pg.PoolClient, number>();
  private generation = 0;
  private named = 0;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** The JSON of the statement's only value; no row is null. */
  async run(statement: Statement, bindings: Bindings): Promise<string> {
    const values = statement.parameters.map((parameter) => parameter(bindings));
    let client: pg.PoolClient | undefined;
    try {
      client = await this.pool.connect();
      const { rows } = await client.query<[string | null]>(this.configuration(statement, values));
      this.release(client);
      return rows[0]?.[0] ?? 'null';
    } catch (error) {
      if (client) this.release(client, breaksConnection(error));
      throw connectionError(error) ?? fromPostgres(error as pg.DatabaseError, statement.text);
    }
  }

  /**
   * Runs work on one connection in one transaction, which fails as a whole. `hasura.user` holds the session for as
   * long as it lasts, for triggers to read.
   */
  async transaction<T>(
    session: Map<string, string>,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const user = JSON.stringify(Object.fromEntries(session));
    let client: pg.PoolClient | undefined;
    let broken = false;
    const query = async (text: string, run: (connected: pg.PoolClient) => Promise<unknown>, path = '$') => {
      try {
        client ??= await this.pool.connect();
        return await run(client);
      } catch (error) {
        broken ||= breaksConnection(error);
        throw connectionError(error) ?? fromPostgres(error as pg.DatabaseError, text, path);
      }
    };
    try {
      await query('begin', (connected) => connected.query('begin'));
      await query(setUser, (connected) => connected.query(setUser, [user]));
      const answer = await work({
        query: async (statement, bindings, path) => {
          const values = statement.parameters.map((parameter) => parameter(bindings));
          const result = await query(
            statement.text,
            (connected) => connected.query(this.configuration(statement, values)),
            path,
          );
          return (result as { rows: (string | null)[][] }).rows;
        },
      });
      await query('commit', (connected) => connected.query('commit'));
      return answer;
    } catch (error) {
      // A connection that cannot even roll back is not put back into the pool.
      if (client && !broken) await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      if (client) this.release(client, broken);
    }
  }

  private configuration(statement: Statement, values: (string | null)[]) {
    const { text } = statement;
    return { name: this.nameOf(statement), text, values, rowMode: 'array' as const, types: asText };
  }

  /** Undefined at the first use: what runs once is not worth a name. */
  private nameOf(statement: Statement): string | undefined {
    const use = this.uses.get(statement);
    if (!use) {
      this.uses.set(statement, { name: undefined, generation: this.generation });
      return undefined;
    }
    if (use.name === undefined || use.generation !== this.generation) {
      if (this.named % namesPerGeneration === 0 && this.named > 0) this.generation += 1;
      this.named += 1;
      use.name = `q${this.named}`;
      use.generation = this.generation;
    }
    return use.name;
  }

  private release(client: pg.PoolClient, broken = false): void {
    const born = this.generations.get(client) ?? this.generation;
    this.generations.set(client, born);
    client.release(broken || born < this.generation);
  }
}
