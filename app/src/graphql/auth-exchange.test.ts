import { Client, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import type { Renewal } from '#app/session/session.ts';
import { sessionExchange } from './auth-exchange.ts';

const refusedAs = (code: string) => () => Response.json({ errors: [{ message: 'x', extensions: { code } }] });
const refused = refusedAs('invalid-jwt');
const served = () => Response.json({ data: { services: [] } });

function clientFor(server: () => Response, renewal: Renewal = 'renewed') {
  const state = { old: false };
  const renew = vi.fn(() => {
    state.old = false;
    return Promise.resolve(renewal);
  });
  const end = vi.fn();
  const send = vi.fn(() => Promise.resolve(server()));
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: send,
    exchanges: [sessionExchange({ needsRenewal: () => state.old, renew, end }), fetchExchange],
  });
  const query = (name: string) => client.query(gql(`query ${name} { services { id } }`), {}).toPromise();
  return { state, renew, end, send, query };
}

test('a refused token is renewed once for parallel queries, and each is sent again', async () => {
  let good = false;
  const { renew, send, query } = clientFor(() => (good ? served() : refused()));
  renew.mockImplementation(() => {
    good = true;
    return Promise.resolve<Renewal>('renewed');
  });
  const answers = await Promise.all([query('One'), query('Two'), query('Three')]);
  expect(answers.every(({ error }) => !error)).toBe(true);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(6);
});

test('an action refused because the account has changed is sent again with the renewed session', async () => {
  let good = false;
  const { renew, query } = clientFor(() => (good ? served() : refusedAs('sessionExpired')()));
  renew.mockImplementation(() => {
    good = true;
    return Promise.resolve<Renewal>('renewed');
  });
  expect((await query('One')).data).toEqual({ services: [] });
});

test('an expired session is renewed before a query, which would otherwise be a visitor’s', async () => {
  const { state, renew, send, query } = clientFor(served);
  state.old = true;
  await query('One');
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('after the end of a session its query goes on as a visitor’s', async () => {
  let visitor = false;
  const { renew, query } = clientFor(() => (visitor ? served() : refused()), 'ended');
  renew.mockImplementation(() => {
    visitor = true;
    return Promise.resolve<Renewal>('ended');
  });
  expect((await query('One')).data).toEqual({ services: [] });
});

test('a query that is refused as a visitor’s ends the session, an answered one does not', async () => {
  let server = served;
  const { renew, end, query } = clientFor(() => server());
  await query('One');
  expect(end).not.toHaveBeenCalled();
  server = refusedAs('validation-failed');
  await query('Two');
  expect(end).toHaveBeenCalled();
  expect(renew).not.toHaveBeenCalled();
});

test('while a session cannot be renewed its query fails instead of being answered as a visitor’s', async () => {
  const { state, send, query } = clientFor(served, 'unreachable');
  state.old = true;
  expect((await query('One')).error?.networkError).toBeInstanceOf(Error);
  expect(send).not.toHaveBeenCalled();
});

test('a token that stays refused is an error, not a loop', async () => {
  const { renew, send, query } = clientFor(refused);
  expect((await query('One')).error?.graphQLErrors[0]?.extensions.code).toBe('invalid-jwt');
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('queries are marked for the gateway, mutations are not: they must not reach a replica', async () => {
  const sent: [string, string | null][] = [];
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: (_url, init) => {
      const { query } = JSON.parse(init!.body as string) as { query: string };
      sent.push([query.slice(0, 5), new Headers(init!.headers).get('x-lavoir-query')]);
      return Promise.resolve(served());
    },
    exchanges: [
      sessionExchange({
        needsRenewal: () => false,
        renew: () => Promise.resolve('renewed'),
        end: () => undefined,
      }),
      fetchExchange,
    ],
  });
  await client.query(gql('query One { services { id } }'), {}).toPromise();
  await client.mutation(gql('mutation Two { services { id } }'), {}).toPromise();
  expect(sent).toEqual([
    ['query', '1'],
    ['mutat', null],
  ]);
});
