import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { benchRequests } from '../requests.ts';
import type { LoadRequest } from './load.ts';

const owner = { email: 'proprietaire@lavoir.test', password: 'demo1234' };
const sessionMs = 5 * 60_000;

/** Number of requests of each type in a round of a hundred. */
const shares = {
  search: 30,
  detail: 20,
  laundromatPage: 20,
  homePage: 10,
  directoryPage: 10,
  list: 4,
  contact: 2,
  report: 2,
  confirmFacts: 2,
};
type RequestType = keyof typeof shares;

/** Returns a function that makes the next request: what visitors read, and writes whose events and actions count. */
export async function soakRequests(database: pg.Client, url: string): Promise<() => Promise<LoadRequest>> {
  const { rows: places } = await database.query<{
    id: string;
    slug: string;
    latitude: number;
    longitude: number;
  }>(
    `select id, slug, latitude::float8, longitude::float8 from laundromats where is_active order by md5(slug) limit 100`,
  );
  const { rows: owned } = await database.query<{ id: string }>(
    `select l.id from laundromats l join users u on u.id = l.user_id where u.email = $1 and l.is_active`,
    [owner.email],
  );
  const requests = await benchRequests(places);
  const session = createSession(url);
  const page = (path: string): LoadRequest => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });
  const graphql = (query: string, variables: object): LoadRequest => ({
    method: 'POST',
    path: '/v1/graphql',
    body: JSON.stringify({ query, variables }),
  });
  const make: Record<RequestType, (turn: number) => LoadRequest | Promise<LoadRequest>> = {
    search: (turn) => ({ method: 'POST', ...nth(requests['home search'].engine, turn) }),
    detail: (turn) => ({ method: 'POST', ...nth(requests.detail.engine, turn) }),
    laundromatPage: (turn) => page(`/laverie/${nth(places, turn).slug}`),
    homePage: () => page('/'),
    directoryPage: (turn) => {
      const { latitude, longitude } = nth(places, turn % 20);
      return page(`/directory?radius=10&lat=${latitude}&lng=${longitude}`);
    },
    list: (turn) => ({ method: 'GET', path: `/api/laundromats?page=${1 + (turn % 10)}` }),
    contact: () => ({
      method: 'POST',
      path: '/api/contact',
      body: JSON.stringify({
        id: randomUUID(),
        name: 'Camille Martin',
        email: 'camille@example.com',
        message: 'Bonjour, acceptez-vous les cartes ?',
      }),
      fires: 'contact_received',
    }),
    report: (turn) => ({
      ...graphql('mutation ($report: ReportInput!) { reportContent(report: $report) { id } }', {
        report: { id: randomUUID(), laundromatId: nth(places, turn).id, reason: 'closed' },
      }),
      fires: 'content_reported',
    }),
    confirmFacts: async (turn) => ({
      ...graphql('mutation ($id: uuid!) { confirmFacts(laundromatId: $id) { id } }', {
        id: nth(owned, turn).id,
      }),
      headers: { cookie: await session() },
      fires: 'laundromat_changed',
    }),
  };
  const round = mixed();
  const turns = new Map<RequestType, number>();
  let next = 0;
  return async () => {
    const type = nth(round, next);
    const turn = turns.get(type) ?? 0;
    next += 1;
    turns.set(type, turn + 1);
    return make[type](turn);
  };
}

const nth = <T>(list: T[], index: number): T => list[index % list.length]!;

/** Returns the types of a round, each at even distances. */
function mixed(): RequestType[] {
  return (Object.keys(shares) as RequestType[])
    .flatMap((type) =>
      Array.from({ length: shares[type] }, (_, index) => ({ type, at: (index + 0.5) / shares[type] })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ type }) => type);
}

/** Returns a function that signs the owner in, again before the session expires, and returns the cookies. */
function createSession(url: string): () => Promise<string> {
  let current: Promise<string> | undefined;
  let since = 0;
  const signIn = async () => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    if (!response.ok) throw new Error(`signing in answers ${response.status}`);
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  };
  return () => {
    if (!current || performance.now() - since > sessionMs) {
      since = performance.now();
      current = signIn();
    }
    return current;
  };
}
