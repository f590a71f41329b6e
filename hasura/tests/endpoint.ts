import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { sessionCookie } from '../../contract/account/cookies.ts';
import type { UserRole } from '../../contract/account/roles.ts';
import { testApp } from '../../actions-server/testing/test-app.ts';
import { createSessionTokens } from '../../actions-server/src/session/session-token.ts';
import { createTestDatabase, startTestEngine, testSecrets } from '../../local-stack/testing/test-database.ts';

export interface Endpoint {
  graphql(body: unknown, headers: Record<string, string>): Promise<unknown>;
  resetDataset(): Promise<void>;
  adminSecret: string;
  signIn(userId: string): Promise<string>;
  sessionOf(userId: string, role: UserRole): Promise<string>;
  close(): Promise<void>;
}

const dataset = readFileSync(join(import.meta.dirname, 'dataset.sql'), 'utf8');

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Starts the local engine on its own database. `npm run check -- hasura` sends the same cases to any other Hasura. */
export async function openEndpoint(): Promise<Endpoint> {
  const database = await createTestDatabase();
  const engine = await startTestEngine(database.url, { deliversEvents: false });
  const client = await database.connect();
  const app = testApp({ HASURA_URL: engine.url, DATABASE_URL: database.serverUrl });
  return {
    adminSecret: engine.adminSecret,
    async signIn(userId) {
      const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [
        userId,
      ]);
      const answer = await request(app)
        .post('/api/auth/login')
        .send({ email: rows[0]!.email, password: 'demo1234' });
      const cookies = (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]!);
      if (cookies.length === 0) throw new Error(`Signing in was refused: ${answer.text}`);
      return cookies.join('; ');
    },
    sessionOf: async (id, role) =>
      `${sessionCookie}=${await createSessionTokens(testSecrets.jwtKey).sign({ id, role })}`,
    graphql: (body, headers) => post(`${engine.url}/v1/graphql`, body, headers),
    resetDataset: async () => void (await client.query(dataset)),
    async close() {
      await engine.close();
      await database.drop();
    },
  };
}
