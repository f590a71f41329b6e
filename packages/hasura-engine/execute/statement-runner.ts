import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { invalid } from '../errors/graphql-error.ts';
import type { Bindings, Parameter } from '../sql/parameter.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { breaksConnection, connectionError, fromPostgres, poolTimeout } from './postgres-error.ts';

export interface Statement {
  text: string;
  parameters: Parameter[];
}

/** The connection and transaction in which all mutations of a request run. */
export interface Transaction {
  /** Returns the rows of a statement, with all values as text. `path` is the path in errors of Postgres. */
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

/** A statement that takes longer is logged with the id of its request. */
const slowMs = 500;

/**
 * Time that a request waits while all connections are in use. Then it is refused, because a visitor who waits for seconds
 * has left, and the ones after it would wait even longer.
 */
const longestWaitMs = 1_000;

/** Prepared statements live as long as their connection, so connections are replaced after this number of names. */
const namesPerGeneration = 500;

export type StatementRunner = ReturnType<typeof createStatementRunner>;

/**
 * Runs statements on the pool. From its second use on, a statement is prepared by name on each connection, unless
 * `prepares` is false.
 */
export function createStatementRunner(
  pool: pg.Pool,
  log: (message: string, details?: unknown) => void,
  prepares: boolean,
) {
  const uses = new WeakMap<Statement, { name: string | undefined; generation: number }>();
  const generations = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  let named = 0;

  /** Begins a transaction with settings, in one message because Postgres may be far away. */
  async function begin(settings: Record<string, object>): Promise<pg.PoolClient> {
    const texts = Object.entries(settings).map(
      ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(JSON.stringify(value))}, true)`,
    );
    try {
      const { client } = await onLivingConnection((connected) =>
        connected.query(`begin; select ${texts.join()}`).catch(async (error: unknown) => {
          if (!breaksConnection(error)) await connected.query('rollback');
          throw error;
        }),
      );
      return client;
    } catch (error) {
      throw connectionError(error) ?? fromPostgres(error as pg.DatabaseError, 'begin');
    }
  }

  /**
   * Runs something without side effects, and repeats it if the connection was lost while idle in the pool. A new
   * connection that fails is not replaced, because then Postgres itself is unavailable.
   */
  async function onLivingConnection<R>(run: (connected: pg.PoolClient) => Promise<R>) {
    for (;;) {
      const client = await connect();
      const wasIdle = generations.has(client);
      try {
        return { client, answer: await run(client) };
      } catch (error) {
        const broken = breaksConnection(error);
        release(client, broken);
        if (!broken || !wasIdle) throw error;
      }
    }
  }

  /** Opening a connection may take longer than waiting for one, because Postgres may be far away. */
  async function connect(): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    if (pool.waitingCount === 0) return connecting;
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

  async function query<Row extends (string | null)[]>(
    client: pg.PoolClient,
    statement: Statement,
    bindings: Bindings,
    values: (string | null)[],
  ) {
    const options = { values, rowMode: 'array' as const, types: asText };
    const { trace } = bindings;
    // A comment that differs at each execution would fill the cache of prepared statements.
    const prepared = trace.recorded
      ? { text: `${statement.text} /*traceparent='${trace.recorded}'*/` }
      : { text: statement.text, name: nameOf(statement) };
    const startedAt = performance.now();
    try {
      return await client.query<Row>({ ...prepared, ...options });
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      if (ms > slowMs)
        log(`a statement of the request ${trace.requestId} took ${ms} ms`, statement.text.slice(0, 500));
    }
  }

  /** Undefined at the first use, because preparing a statement pays off only when it runs again. */
  function nameOf(statement: Statement): string | undefined {
    if (!prepares) return undefined;
    const use = uses.get(statement);
    if (!use) {
      uses.set(statement, { name: undefined, generation });
      return undefined;
    }
    if (use.name === undefined || use.generation !== generation) {
      if (named % namesPerGeneration === 0 && named > 0) generation += 1;
      named += 1;
      use.name = `q${named}`;
      use.generation = generation;
    }
    return use.name;
  }

  function release(client: pg.PoolClient, broken = false): void {
    const createdIn = generations.get(client) ?? generation;
    generations.set(client, createdIn);
    client.release(broken || createdIn < generation);
  }

  return {
    /**
     * Returns the JSON of the statement's only value, `null` without a row. A read is repeated if its connection was lost
     * while idle in the pool.
     */
    async run(statement: Statement, bindings: Bindings): Promise<string> {
      const values = statement.parameters.map((parameter) => parameter(bindings));
      try {
        const { client, answer } = await onLivingConnection((connected) =>
          query<[string | null]>(connected, statement, bindings, values),
        );
        release(client);
        return answer.rows[0]?.[0] ?? 'null';
      } catch (error) {
        throw connectionError(error) ?? fromPostgres(error as pg.DatabaseError, statement.text);
      }
    },

    /**
     * Runs `work` on one connection in one transaction. Meanwhile triggers can read the session from the setting
     * `hasura.user`, and the trace from `hasura.tracecontext`.
     */
    async transaction<T>(
      { session, trace }: Pick<Bindings, 'session' | 'trace'>,
      work: (transaction: Transaction) => Promise<T>,
    ): Promise<T> {
      const client = await begin({
        'hasura.user': Object.fromEntries(session),
        'hasura.tracecontext': { trace_id: trace.id, span_id: randomBytes(8).toString('hex') },
      });
      let broken = false;
      const attempt = async <R>(text: string, run: () => Promise<R>, path = '$') => {
        try {
          return await run();
        } catch (error) {
          broken ||= breaksConnection(error);
          throw connectionError(error) ?? fromPostgres(error as pg.DatabaseError, text, path);
        }
      };
      try {
        const answer = await work({
          query: async (statement, bindings, path) => {
            const values = statement.parameters.map((parameter) => parameter(bindings));
            const run = () => query<(string | null)[]>(client, statement, bindings, values);
            return (await attempt(statement.text, run, path)).rows;
          },
        });
        await attempt('commit', () => client.query('commit'));
        return answer;
      } catch (error) {
        // A connection that cannot roll back does not return to the pool.
        if (!broken) await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        release(client, broken);
      }
    },
  };
}
