import pg from 'pg';
import type { Bindings, Parameter } from '../sql/parameter.ts';
import { fromPostgres } from './postgres-error.ts';

export interface Statement {
  text: string;
  parameters: Parameter[];
}

/** JSON stays the text Postgres wrote: parsing it here would round its numbers and cost time. */
const asText = { getTypeParser: () => (value: string) => value };

/** Runs statements over the pool. One that comes back is prepared by name on each connection. */
export class StatementRunner {
  private readonly pool: pg.Pool;
  private readonly names = new WeakMap<Statement, string>();
  private named = 0;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** The JSON of the statement's only value; no row is null. */
  async run(statement: Statement, bindings: Bindings): Promise<string> {
    const values = statement.parameters.map((parameter) => parameter(bindings));
    try {
      const { rows } = await this.pool.query<[string | null]>({
        name: this.nameOf(statement),
        text: statement.text,
        values,
        rowMode: 'array',
        types: asText as unknown as pg.CustomTypesConfig,
      });
      return rows[0]?.[0] ?? 'null';
    } catch (error) {
      throw fromPostgres(error as pg.DatabaseError, statement.text);
    }
  }

  private nameOf(statement: Statement): string {
    let name = this.names.get(statement);
    if (name === undefined) {
      this.named += 1;
      name = `q${this.named}`;
      this.names.set(statement, name);
    }
    return name;
  }
}
