import pg from 'pg';
import { expect, test } from 'vitest';
import { breaksConnection, connectionError } from './postgres-error.ts';

function answered(code: string, severity: string) {
  const error = new pg.DatabaseError('said by Postgres', 1, 'error');
  return Object.assign(error, { code, severity });
}
const lost = (code: string) => Object.assign(new Error('socket failed'), { code });

test.each([
  ['a socket that is refused', lost('ECONNREFUSED'), 'postgres-error'],
  ['a code of the system that looks like one of Postgres', lost('EPIPE'), 'postgres-error'],
  ['a server that shuts down', answered('57P01', 'FATAL'), 'postgres-error'],
  ['a server that starts', answered('57P03', 'FATAL'), 'postgres-error'],
  ['a password that is refused', answered('28P01', 'FATAL'), 'postgres-error'],
  ['a server at its limit of connections', answered('53300', 'FATAL'), 'postgres-max-connections-error'],
  [
    'a pool at its limit of connections',
    new Error('timeout exceeded when trying to connect'),
    'postgres-max-connections-error',
  ],
])('%s is an error of the connection', (_, error, code) => {
  expect(connectionError(error)?.code).toBe(code);
  expect(breaksConnection(error)).toBe(true);
});

test.each(['23505', '22P02', '40001', '57014', 'P0001'])(
  'SQLSTATE %s is an error of the statement, and the connection stays usable',
  (code) => {
    expect(connectionError(answered(code, 'ERROR'))).toBeUndefined();
    expect(breaksConnection(answered(code, 'ERROR'))).toBe(false);
  },
);
