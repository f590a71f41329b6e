import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { allowedDocument } from '../../local-stack/allowed-operations.ts';
import { exchange } from '../harness/requests.ts';
import { benchRequests, post } from '../requests.ts';
import type { LoadRequest } from './load.ts';

const owner = { email: 'proprietaire@lavoir.test', password: 'demo1234' };
const sessionMs = 5 * 60_000;

export interface Place {
  id: string;
  slug: string;
  latitude: number;
  longitude: number;
}
export type Maker = (turn: number) => LoadRequest | Promise<LoadRequest>;

/**
 * Returns a function that creates the next request: reads of visitors, and writes whose events count. `more` types are
 * added to the round of a hundred.
 */
export async function soakRequests(
  database: pg.Client,
  url: string,
  more: [number, Maker][] = [],
): Promise<() => Promise<LoadRequest>> {
  const { rows: places } = await database.query<Place>(
    `select id, slug, latitude::float8, longitude::float8 from laundromats where is_active order by md5(slug) limit 100`,
  );
  const { rows: owned } = await database.query<Place>(
    `select l.id from laundromats l join users u on u.id = l.user_id where u.email = $1 and l.is_active`,
    [owner.email],
  );
  const round = [...requestTypes(places, owned, createSession(url, owner)), ...more]
    .flatMap(([share, make]) =>
      Array.from({ length: share }, (_, index) => ({ at: (index + 0.5) / share, index, share, make })),
    )
    .sort((one, other) => one.at - other.at);
  let next = 0;
  return async () => {
    const { make, index, share } = nth(round, next);
    const turn = Math.floor(next / round.length) * share + index;
    next += 1;
    return make(turn);
  };
}

function requestTypes(places: Place[], owned: Place[], session: () => Promise<string>): [number, Maker][] {
  const known = benchRequests(places);
  const page = (path: string): LoadRequest => ({
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  const graphql = (operation: string, variables: object) =>
    post('/v1/graphql', { query: allowedDocument(`app_${operation}`), variables });
  return [
    [30, (turn) => nth(known['home search'].engine!, turn)],
    [20, (turn) => nth(known.detail.engine!, turn)],
    [20, (turn) => page(`/laverie/${nth(places, turn).slug}`)],
    [10, () => page('/')],
    [10, (turn) => page(`/directory?radius=10&${pointOf(nth(places, turn % 20))}`)],
    [4, (turn) => page(`/api/laundromats?page=${1 + (turn % 10)}`)],
    [
      2,
      () => ({
        ...post('/api/contact', {
          id: randomUUID(),
          name: 'Camille Martin',
          email: 'camille@example.com',
          message: 'Bonjour, acceptez-vous les cartes ?',
        }),
        fires: 'contact_received',
      }),
    ],
    [
      2,
      (turn) => ({
        ...graphql('ReportContent', {
          report: { id: randomUUID(), laundromatId: nth(places, turn).id, reason: 'closed' },
        }),
        fires: 'content_reported',
      }),
    ],
    [
      2,
      async (turn) => {
        const request = graphql('ConfirmFacts', { laundromatId: nth(owned, turn).id });
        const headers = { ...request.headers, cookie: await session() };
        return { ...request, headers, fires: 'laundromat_changed' };
      },
    ],
  ];
}

export const nth = <T>(list: T[], index: number): T => list[index % list.length]!;
const pointOf = ({ latitude, longitude }: Place) => `lat=${latitude}&lng=${longitude}`;

export function createSession(url: string, person: typeof owner): () => Promise<string> {
  let current: Promise<string> | undefined;
  let since = 0;
  const signIn = async () => {
    const login = post('/api/auth/login', person);
    const answer = await exchange(url + login.path, login);
    if (answer.status >= 300) throw new Error(`signing in answers ${answer.status}`);
    return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
  };
  return () => {
    if (!current || performance.now() - since > sessionMs) {
      since = performance.now();
      current = signIn().catch((error: unknown) => {
        current = undefined;
        throw error;
      });
    }
    return current;
  };
}
