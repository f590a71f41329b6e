import pg from 'pg';
import { runScript } from './database.ts';

const role = 'lavoir_server';

export const allowServerRole = (superuserUrl: string, password: string) =>
  runScript(superuserUrl, `alter role ${role} login password ${pg.escapeLiteral(password)}`);

export function serverUrl(superuserUrl: string, password: string): string {
  const url = new URL(superuserUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
