import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { traceIdOf } from '../http/request-id.ts';
import type { ApiCaller, SignedInCaller, SystemCaller } from '../session/caller.ts';
import { isConflictOfTransactions, refusedByDatabase } from './database-error.ts';
import type { DB } from './generated/tables.ts';

export type Trx = Kysely<DB>;

/** The database for writes. What a request only reads comes from Hasura, with the permissions of the caller's role. */
export type Database = ReturnType<typeof createDatabase>;

/** Connections of one server. PgBouncer, where there is one, shares them among all. */
const mostConnections = 10;
const connectionTimeoutMs = 4_000;
const mostAttempts = 3;

/**
 * Limits of a request, as in Hasura's `PGOPTIONS`, and of a job, for which Hasura waits 60 seconds. Set for each
 * transaction, as PgBouncer requires.
 */
const timeouts = { request: { statement: '7s', lock: '5s' }, job: { statement: '50s', lock: '20s' } };
const idleTimeout = '15s';

export function createDatabase(url: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: { getTypeParser },
    pipeline: true,
  });
  // Both report a lost connection by an event, which without a listener would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = kyselyOf(pool);

  const attempt = async <Result>(
    caller: ApiCaller | SystemCaller,
    work: (trx: Trx) => Promise<Result>,
    limits: (typeof timeouts)['job'],
  ) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      await Promise.all([client.query('begin'), client.query(settings, settingsOf(caller, limits))]);
      const result = await work(kyselyOn(client));
      caller.deadline.throwIfAborted();
      const { command } = await client.query('commit');
      if (command === 'ROLLBACK') throw new Error('a statement of this transaction has failed');
      return result;
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => (lost = rollbackError));
      throw error;
    } finally {
      client.release(lost);
    }
  };

  return {
    /**
     * Runs a write in one transaction, under the caller's name in the journal. A deadlock or failed serialization is
     * repeated twice, so `work` changes nothing but the database. A violated constraint becomes its refusal.
     */
    transaction<Result>(
      caller: ApiCaller | SystemCaller,
      work: (trx: Trx) => Promise<Result>,
      { isJob = false } = {},
    ): Promise<Result> {
      const limits = isJob ? timeouts.job : timeouts.request;
      return withRefusals(repeated(() => attempt(caller, work, limits)));
    },
    async statement<Row>(query: RawBuilder<Row>): Promise<Row[]> {
      return (await withRefusals(query.execute(kysely))).rows;
    },
    close: () => pool.end(),
  };
}

const withRefusals = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw refusedByDatabase(error);
  });

/** Repeats a transaction that another one has overtaken or blocked, twice. */
export async function repeated<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1)
    try {
      return await attempt();
    } catch (error) {
      if (!isConflictOfTransactions(error) || attempts === mostAttempts) throw error;
      // A random time, so that two transactions that blocked each other do not meet again.
      await delay(attempts * 20 * Math.random());
    }
}

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

const kyselyOf = (pool: { connect(): Promise<PostgresPoolClient>; end(): Promise<void> }) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins,
  });

/** Returns a builder of queries on one connection, which its owner opens and closes. */
export function kyselyOn(client: pg.ClientBase): Kysely<DB> {
  const borrowed = { query: client.query.bind(client), release: () => undefined } as PostgresPoolClient;
  return kyselyOf({ connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() });
}

const settings = `select set_config('hasura.user', $1, true), set_config('hasura.tracecontext', $2, true),
  set_config('application_name', $3, true), set_config('statement_timeout', $4, true), set_config('lock_timeout', $5, true),
  set_config('idle_in_transaction_session_timeout', '${idleTimeout}', true)`;

const settingsOf = (caller: ApiCaller | SystemCaller, { statement, lock }: (typeof timeouts)['job']) => [
  authorOf(caller),
  traceOf(caller),
  caller.requestId,
  statement,
  lock,
];

/** Sets the author of further changes in the journal. */
export const actAs = (trx: Trx, author: Author) => setUser(trx, authorOf(author));

/** Triggers and events then see the administrator, as in a request to Hasura, and notify nobody of moved rows. */
export const actAsAdministrator = (trx: Trx, { userId }: SignedInCaller) =>
  setUser(trx, JSON.stringify({ 'x-hasura-role': 'site_admin', 'x-hasura-user-id': userId }));

const setUser = (trx: Trx, session: string) =>
  sql`select set_config('hasura.user', ${session}, true)`.execute(trx);

type Author = Pick<ApiCaller, 'role' | 'userId'> | Pick<SystemCaller, 'role'>;

function authorOf(author: Author): string {
  return JSON.stringify({
    'x-hasura-role': 'admin',
    ...(author.role === 'site_admin' && { 'x-hasura-acting-admin-id': author.userId }),
    ...(author.role === 'owner' && { 'x-hasura-acting-owner-id': author.userId }),
  });
}

const traceOf = ({ requestId }: Pick<ApiCaller, 'requestId'>) =>
  JSON.stringify({ trace_id: traceIdOf(requestId), span_id: randomBytes(8).toString('hex') });

/** The time at which the transaction began, and the present one, by the clock of the database. */
export const transactionTime = sql<Date>`now()`;
export const clockTime = sql<Date>`clock_timestamp()`;

/** A day stays a text: as a `Date` it would be midnight of the server's time zone. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.DATE
    ? (text: string) => text
    : (pg.types.getTypeParser(type, format as 'text') as (text: string) => unknown);

/**
 * Locks the laundromat of a row. Every write locks it before the row itself, so that two writes never wait for each
 * other.
 */
export const lockedLaundromatOf = (
  trx: Trx,
  table: 'laundromatClaims' | 'laundromatTransfers' | 'factCorrections' | 'photos',
  id: string,
) =>
  trx
    .selectFrom('laundromats')
    .where('id', '=', ({ selectFrom }) => selectFrom(table).select('laundromatId').where('id', '=', id))
    .forNoKeyUpdate();

/** Locks an account, so that two requests do not count what belongs to it at the same time. */
export const lockAccount = (trx: Trx, id: string) =>
  trx
    .selectFrom('users')
    .select(['email', 'emailVerified', 'isActive', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks accounts in the order of their ids. Call it before locking laundromats: every write takes accounts first. */
export const lockAccounts = (trx: Trx, ids: RawBuilder<unknown>) =>
  trx
    .selectFrom('users')
    .select(['id', 'isActive', 'role'])
    .where(sql<boolean>`id in (${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const lockOwnersOf = (trx: Trx, ids: string[]) =>
  lockAccounts(trx, sql`select user_id from laundromats where id = any (${ids}::uuid[])`);
