import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { columnOf, moderatedNames } from '../../contract/laundromat/fields.ts';
import { readText } from '../harness/read-text.ts';

/** The texts of a laundromat in `json_build_object`. */
const content = moderatedNames.map((name) => `'${name}', l.${columnOf(name)}`).join(', ');

/**
 * Starts a carefully written server for these two pages only, with one prepared statement for each. It also sends one
 * file, without logs, metrics or conditional requests.
 */
export async function start({ DATABASE_URL, FILE = '' }: { DATABASE_URL?: string; FILE?: string }) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
  const app = express();
  app.get('/file', (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.sendFile(FILE);
  });
  app.disable('x-powered-by').disable('etag').use(express.json());
  const serve = (name: string, field: string, parameters: string[]) => {
    const text = readText(`servers/${name}.sql`).replace('{content}', content);
    app.post(`/${name}`, async ({ body }, response) => {
      const values = parameters.map((parameter) => (body as Record<string, unknown>)[parameter]);
      const { rows } = await pool.query<{ answer: string }>({ name, text, values });
      response.type('json').send(`{"data":{"${field}":${rows[0]?.answer ?? '[]'}}}`);
    });
  };
  serve('search', 'search_laundromats', ['lat', 'lng', 'radius_km', 'page', 'page_size']);
  serve('detail', 'laundromats', ['slug', 'reviews']);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close().closeAllConnections();
      await pool.end();
    },
  };
}
