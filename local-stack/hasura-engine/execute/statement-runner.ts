import type pg from 'pg';
import type { Bindings, Parameter } from '../sql/parameter.ts';
import { fromPostgres } from './postgres-error.ts';

export interface Statement {
  text: string;
  parameters: Parameter[];
}

/** JSON stays the text Postgres wrote: parsing it here would round its numbers and cost time. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

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
      const { rows } = await client.query<[string | null]>({
        name: this.nameOf(statement),
        text: statement.text,
        values,
        rowMode: 'array',
        types: asText,
      });
      this.release(client);
      return rows[0]?.[0] ?? 'null';
    } catch (error) {
      const failure = error as pg.DatabaseError;
      // Without SQLSTATE the connection failed and not the statement.
      if (client) this.release(client, failure.code === undefined || failure.severity === 'FATAL');
      throw fromPostgres(failure, statement.text);
    }
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
