import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { expect } from 'vitest';
import { sessionCookie } from '#contract/account/cookies.ts';
import type { UserRole } from '#contract/account/roles.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { listen } from '../../local-stack/listen.ts';
import { readMailbox } from '../../local-stack/mailbox/mailbox.ts';
import {
  createTestDatabase,
  startTestEngine,
  testSecrets,
  type TestEngineOptions,
} from '../../local-stack/testing/test-database.ts';
import { createApp } from '../src/app.ts';
import { createDatabase } from '../src/db/database.ts';
import type { Env } from '../src/env.ts';
import { createProcessServices } from '../src/services.ts';
import { createSessionTokens } from '../src/session/session-token.ts';
import { refusingAsListed } from './listed-refusals.ts';
import { testEnv } from './test-env.ts';

export interface Person {
  id?: string;
  email?: string;
  cookie?: string;
}

export const visitor: Person = {};

export interface GraphqlAnswer<Data> {
  data?: Data;
  errors?: { message: string; extensions: { code: string; errors?: Record<string, string> } }[];
}
export const freePlan = 'b0000000-0000-4000-8000-000000000001';
export const premiumPlan = 'b0000000-0000-4000-8000-000000000002';
export const featuredPlan = 'b0000000-0000-4000-8000-000000000003';

export const washing = 'a0000000-0000-4000-8000-000000000001';
export const drying = 'a0000000-0000-4000-8000-000000000002';

/** A street that no other laundromat has: a possible copy would be held. */
const ownLetters = () => randomUUID().replaceAll(/[^a-f]/g, '');
export const ownAddress = () => `3 rue ${ownLetters()}`;
export const ownName = (name: string) => `${name} ${ownLetters()}`;

/** A new laundromat; each access to `name` or `address` returns another one. */
export const lilas = {
  get name() {
    return ownName('Laverie des Lilas');
  },
  get address() {
    return ownAddress();
  },
  city: 'Lyon',
  postalCode: '69003',
};

export type ServerSetup = Awaited<ReturnType<typeof setUpServer>>;

interface ServerOptions {
  /** Returns the address of a proxy in front of the database. */
  through?: (databaseUrl: string) => Promise<string>;
}

export async function setUpServer(
  changes: Partial<Env> = {},
  { through, ...engineOptions }: TestEngineOptions & ServerOptions = {},
) {
  const database = await createTestDatabase();
  const actionsPort = await freePort();
  const actionsUrl = `http://127.0.0.1:${actionsPort}`;
  const engine = await startTestEngine(database.url, { actionsUrl, ...engineOptions });
  const mailDirectory = await mkdtemp(path.join(tmpdir(), 'lavoir-mail-'));
  const sql = await database.connect();
  const env = testEnv({
    HASURA_URL: engine.url,
    HASURA_ADMIN_SECRET: engine.adminSecret,
    DATABASE_URL: (await through?.(database.serverUrl)) ?? database.serverUrl,
    MAIL_DIRECTORY: mailDirectory,
    ...changes,
  });
  const db = createDatabase(database.serverUrl, () => undefined);
  const services = createProcessServices();
  const app = createApp(env, undefined, services);
  const actions = await listen(refusingAsListed(app), { port: actionsPort });
  // A test file may take longer than the session of an administrator lasts.
  const tokens = createSessionTokens(testSecrets.jwtKey, undefined, () => 3_600);

  return {
    app,
    actionsUrl,
    databaseUrl: database.url,
    appWith: (others: Partial<Env>) => createApp({ ...env, ...others }),
    stoppableApp(others: Partial<Env> = {}) {
      const own = createProcessServices();
      return {
        app: createApp({ ...env, ...others }, undefined, own),
        stop: () => Promise.all(own.closers.map((close) => close())),
      };
    },
    engine,
    env,
    db,
    sql,

    async addUser(role: UserRole, firstName = 'Camille'): Promise<Required<Person>> {
      const id = randomUUID();
      const email = `${id}@example.fr`;
      await sql.query(
        `insert into users (id, email, password, first_name, last_name, role, email_verified)
         values ($1, $2, 'x', $3, 'Durand', $4, true)`,
        [id, email, firstName, role],
      );
      return { id, email, cookie: `${sessionCookie}=${await tokens.sign({ id, role })}` };
    },

    async addLaundromat({ owner = visitor, active = true, name = 'Laverie du Test' } = {}): Promise<string> {
      const id = randomUUID();
      await sql.query(
        `insert into laundromats (id, user_id, name, address, city, postal_code, is_active)
         values ($1, $2, $3, '1 rue de la Gare', 'Lyon', '69003', $4)`,
        [id, owner.id ?? null, name, active],
      );
      return id;
    },

    async subscribe(owner: Person, plan: string, status = 'active'): Promise<void> {
      await sql.query('insert into subscriptions (user_id, plan_id, status) values ($1, $2, $3)', [
        owner.id,
        plan,
        status,
      ]);
    },

    async count(table: string, condition: string, ...values: unknown[]): Promise<number> {
      const { rows } = await sql.query<{ n: number }>(
        `select count(*)::int as n from ${table} where ${condition}`,
        values,
      );
      return rows[0]!.n;
    },

    /** Waits until so many sessions wait for a lock; may be called inside a transaction of `sql`, which would keep a snapshot. */
    areWaiting: (number: number) =>
      expect
        .poll(async () => {
          await sql.query('select pg_stat_clear_snapshot()');
          const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await sql.query(waiting)).rowCount;
        })
        .toBe(number),

    send(person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string, to = app) {
      const sending = request(to)[method](path);
      return person.cookie ? sending.set('Cookie', person.cookie) : sending;
    },

    async graphql<Data = Record<string, unknown>>(
      person: Person,
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<GraphqlAnswer<Data>> {
      const sending = request(engine.url).post('/v1/graphql').set(headers);
      if (person.cookie) sending.set('Cookie', person.cookie);
      const { body } = await sending.send({ query, variables });
      return body as GraphqlAnswer<Data>;
    },

    async emailsTo(address: string) {
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      return (await readMailbox(mailDirectory))
        .filter(({ to }) => to.includes(address))
        .map((mail) => ({ ...mail, subject: plain(mail.subject), text: plain(mail.text) }));
    },

    async emailFiles(): Promise<string[]> {
      const names = (await readdir(mailDirectory)).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(path.join(mailDirectory, name), 'utf8')));
    },

    async close(): Promise<void> {
      await engine.close();
      await actions.close();
      await Promise.all(services.closers.map((close) => close()));
      await db.close();
      await rm(mailDirectory, { recursive: true, force: true });
      await database.drop();
    },
  };
}
