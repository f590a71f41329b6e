import { Client, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import { sessionExchange } from './auth-exchange.ts';
import type { Renewal } from './session.ts';

const refused = () => Response.json({ errors: [{ message: 'x', extensions: { code: 'invalid-jwt' } }] });
const served = () => Response.json({ data: { services: [] } });

function clientFor(server: () => Response, renewal: Renewal = 'renewed') {
  const state = { old: false };
  const renew = vi.fn(() => {
    state.old = false;
    return Promise.resolve(renewal);
  });
  const send = vi.fn(() => Promise.resolve(server()));
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: send,
    exchanges: [sessionExchange({ needsRenewal: () => state.old, renew }), fetchExchange],
  });
  const ask = (name: string) => client.query(gql(`query ${name} { services { id } }`), {}).toPromise();
  return { state, renew, send, ask };
}

test('a refused token is renewed once for parallel queries, and each is sent again', async () => {
  let good = false;
  const { renew, send, ask } = clientFor(() => (good ? served() : refused()));
  renew.mockImplementation(() => {
    good = true;
    return Promise.resolve<Renewal>('renewed');
  });
  const answers = await Promise.all([ask('One'), ask('Two'), ask('Three')]);
  expect(answers.every(({ error }) => !error)).toBe(true);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(6);
});

test('an expired session is renewed before a query, which would otherwise be a visitor’s', async () => {
  const { state, renew, send, ask } = clientFor(served);
  state.old = true;
  await ask('One');
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('after the end of a session its query goes on as a visitor’s', async () => {
  let visitor = false;
  const { renew, ask } = clientFor(() => (visitor ? served() : refused()), 'ended');
  renew.mockImplementation(() => {
    visitor = true;
    return Promise.resolve<Renewal>('ended');
  });
  expect((await ask('One')).data).toEqual({ services: [] });
});

test('while a session cannot be renewed its query fails instead of being answered as a visitor’s', async () => {
  const { state, send, ask } = clientFor(served, 'unreachable');
  state.old = true;
  expect((await ask('One')).error?.networkError).toBeInstanceOf(Error);
  expect(send).not.toHaveBeenCalled();
});

test('a token that stays refused is an error, not a loop', async () => {
  const { renew, send, ask } = clientFor(refused);
  expect((await ask('One')).error?.graphQLErrors[0]?.extensions.code).toBe('invalid-jwt');
  expect(renew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
});
