import express from 'express';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sendCorrection } from '../../actions-server/src/corrections/send-correction.ts';
import { createDatabase } from '../../actions-server/src/db/database.ts';
import { postReview } from '../../actions-server/src/reviews/post-review.ts';
import type { ApiCaller } from '../../actions-server/src/session/caller.ts';
import type { CorrectionForm } from '../../contract/corrections/corrections.ts';
import { columnOf, moderatedNames } from '../../contract/laundromat/fields.ts';
import type { ReviewForm } from '../../contract/reviews/reviews.ts';
import { listen } from '../../local-stack/listen.ts';
import { readText } from '../harness/read-text.ts';

const content = moderatedNames.map((name) => `'${name}', l.${columnOf(name)}`).join(', ');

const services = `select json_agg(json_build_object('id', id, 'name', name, 'icon', icon) order by position, name)::text
  as answer from services`;
const plans = `select json_agg(json_build_object('id', id, 'name', name, 'stripePriceId', stripe_price_id,
    'price', price::text, 'currency', currency, 'interval', interval, 'features', features,
    'maxLaundromats', max_laundromats, 'allowFeatured', allow_featured, 'prioritySupport', priority_support)
    order by price * case interval when 'month' then 12 else 1 end)::text as answer
  from subscription_plans where is_active`;
const addFavorite = `with added as (
  insert into favorites (user_id, laundromat_id) values ($1, $2) on conflict do nothing returning laundromat_id)
  select coalesce(json_agg(added), '[]')::text as answer from added`;

const visitor = (): ApiCaller => ({
  role: 'anonymous',
  requestId: randomUUID(),
  deadline: AbortSignal.timeout(8_000),
});

/**
 * Starts a carefully written server for these answers, with a prepared statement each. Nothing has logs, metrics,
 * limits or conditional requests.
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
  const serveRest = (path: string, text: string, valuesOf: (request: express.Request) => unknown[]) =>
    app.all(path, async (request, response) => {
      const { rows } = await pool.query<{ answer: string }>({ name: path, text, values: valuesOf(request) });
      response.type('json').send(rows[0]!.answer);
    });
  serveRest('/services', services, () => []);
  serveRest('/plans', plans, () => []);
  serveRest('/list', readText('servers/rest-list.sql').replace('{content}', content), ({ query }) => [
    query.limit,
  ]);
  const db = createDatabase(DATABASE_URL!, () => undefined);
  app.post('/reviews/:id', async ({ params, body }, response) => {
    const bursts = { count: async () => false, uncount: async () => undefined };
    // Like the hash of one network: its further reviews of a laundromat wait for an administrator.
    const sender = { senderHash: 'bench', senderSlot: `bench ${params.id}` };
    const sent = { laundromatId: params.id, network: 'bench', sender, form: body as ReviewForm };
    response.json((await postReview({ db, bursts }, visitor(), sent)).review);
  });
  app.post('/corrections/:id', async ({ params, body }, response) => {
    const sent = { laundromatId: params.id, senderHash: 'bench', form: body as CorrectionForm };
    response.json(await sendCorrection(db, visitor(), sent));
  });
  serveRest('/favorites/:id', addFavorite, ({ params, body }) => [
    (body as Record<string, unknown>).userId,
    params.id,
  ]);
  const { port } = await listen(app);
  return { url: `http://127.0.0.1:${port}` };
}
