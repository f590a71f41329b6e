import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { invalid } from '../errors/graphql-error.ts';
import type { Bindings, Parameter } from '../sql/parameter.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { Connections } from './connections.ts';
import { breaksConnection, databaseError } from './postgres-error.ts';
import { StatementNames } from './statement-names.ts';

export interface Statement {
  text: string;
  parameters: Parameter[];
}

export interface Transaction {
  query(statement: Statement, bindings: Bindings, path: string): Promise<(string | null)[][]>;
}

/** The Postgres protocol has 16 bits for the number of parameters of a statement. */
const maxParameters = 65_535;

export function compileStatement(node: SQL): Statement {
  const { text, values } = sql.compile(node);
  if ((values?.length ?? 0) > maxParameters) throw invalid('the query is too large');
  return { text, parameters: values as unknown as Parameter[] };
}

/** Leaves JSON as text: parsing it would round numbers and cost time. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

const slowMs = 500;

type Log = (message: string, details?: unknown) => void;
type Values = (string | null)[];

/**
 * Runs statements on the pool. From its second use on, a statement is prepared by name on each connection, unless
 * `prepares` is false.
 */
export class StatementRunner {
  private readonly names = new StatementNames();
  private readonly connections: Connections;
  private readonly log: Log;
  private readonly prepares: boolean;

  constructor(pool: pg.Pool, log: Log, prepares: boolean) {
    this.connections = new Connections(pool, this.names);
    this.log = log;
    this.prepares = prepares;
  }

  /**
   * Returns the JSON of the statement's only value, `null` without a row. A read is repeated if its connection was lost
   * while idle in the pool.
   */
  async run(statement: Statement, bindings: Bindings): Promise<string> {
    const values = statement.parameters.map((parameter) => parameter(bindings));
    try {
      const { client, answer } = await this.connections.onLiving((connected) =>
        this.query<[string | null]>(connected, statement, bindings, values),
      );
      this.connections.release(client);
      return answer.rows[0]?.[0] ?? 'null';
    } catch (error) {
      throw databaseError(error, statement.text);
    }
  }

  /**
   * Runs `work` on one connection in one transaction. Meanwhile triggers can read the session from the setting
   * `hasura.user`, and the trace from `hasura.tracecontext`.
   */
  async transaction<T>(
    { session, trace }: Pick<Bindings, 'session' | 'trace'>,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const client = await this.begin({
      'hasura.user': Object.fromEntries(session),
      'hasura.tracecontext': { trace_id: trace.id, span_id: randomBytes(8).toString('hex') },
    });
    let broken = false;
    const attempt = async <R>(text: string, run: () => Promise<R>, path = '$') => {
      try {
        return await run();
      } catch (error) {
        broken ||= breaksConnection(error);
        throw databaseError(error, text, path);
      }
    };
    try {
      const answer = await work({
        query: async (statement, bindings, path) => {
          const values = statement.parameters.map((parameter) => parameter(bindings));
          const run = () => this.query<Values>(client, statement, bindings, values);
          return (await attempt(statement.text, run, path)).rows;
        },
      });
      await attempt('commit', () => client.query('commit'));
      return answer;
    } catch (error) {
      if (!broken) await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      this.connections.release(client, broken);
    }
  }

  private async begin(settings: Record<string, object>): Promise<pg.PoolClient> {
    const texts = Object.entries(settings).map(
      ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(JSON.stringify(value))}, true)`,
    );
    try {
      const { client } = await this.connections.onLiving((connected) =>
        connected.query(`begin; select ${texts.join()}`).catch(async (error: unknown) => {
          if (!breaksConnection(error)) await connected.query('rollback');
          throw error;
        }),
      );
      return client;
    } catch (error) {
      throw databaseError(error, 'begin');
    }
  }

  private async query<Row extends Values>(
    client: pg.PoolClient,
    statement: Statement,
    { trace }: Bindings,
    values: Values,
  ) {
    const options = { values, rowMode: 'array' as const, types: asText };
    // A comment that differs at each execution would fill the cache of prepared statements.
    const prepared = trace.recorded
      ? { text: `${statement.text} /*traceparent='${trace.recorded}'*/` }
      : { text: statement.text, name: this.prepares ? this.names.of(statement) : undefined };
    const startedAt = performance.now();
    try {
      return await client.query<Row>({ ...prepared, ...options });
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      if (ms > slowMs)
        this.log(`a statement of the request ${trace.requestId} took ${ms} ms`, statement.text.slice(0, 500));
    }
  }
}
