import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { authoredId } from '../../actions-server/testing/authored-id.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { post } from '../requests.ts';
import type { LoadRequest } from '../soak/load.ts';
import { createSession, nth, type Maker } from '../soak/requests.ts';

const columns = { contacts: 'message', reviews: 'comment', review_photos: 'review_id' };
const photoFile = path.join(hasuraFolder, 'seeds', 'photos', 'detail-02.webp');

export async function createWrites(database: pg.Client, url: string) {
  const { places, email, plan } = await readSubjects(database);
  const session = createSession(url, { email, password: 'demo1234' });
  const photo = new Blob([readFileSync(photoFile)], { type: 'image/webp' });
  const sent: Row[] = [];
  const illustrated: { path: string; id: string; editKey: string }[] = [];

  const write = recordIn(sent);
  const message: Maker = () => {
    const body = { id: randomUUID(), name: 'Camille', email: 'camille@example.com' };
    const text = `Bonjour ! ${body.id}`;
    return write('contacts', body.id, text, post('/api/contact', { ...body, message: text }));
  };
  const review: Maker = (turn) => {
    const [id, editKey] = authoredId();
    const address = `/api/laundromats/${nth(places, turn).id}/reviews`;
    const comment = `Machines propres. ${id}`;
    const request = post(address, { id, editKey, authorName: 'Camille', rating: 4, comment });
    const answered = () => void illustrated.push({ path: `${address}/${id}/photos`, id, editKey });
    return write('reviews', id, comment, { ...request, answered });
  };
  const reviewPhoto: Maker = async (turn) => {
    const found = illustrated.shift();
    if (!found) return review(turn);
    const id = randomUUID();
    const form = await encodedForm({ id, editKey: found.editKey, photos: photo });
    // Photos of one address are converted one after the other.
    return write('review_photos', id, found.id, {
      method: 'POST',
      path: found.path,
      headers: { 'x-forwarded-for': `10.0.0.${turn % 200}`, ...form.headers },
      body: form.body,
      timeoutMs: 60_000,
    });
  };
  const payment: Maker = async () => {
    const request = post('/api/payments/create-checkout-session', { planId: plan });
    return { ...request, headers: { ...request.headers, cookie: await session() } };
  };

  return {
    types: [
      [4, message],
      [4, review],
      [2, reviewPhoto],
      [1, payment],
    ] as [number, Maker][],
    check(current: pg.Client) {
      illustrated.length = 0;
      return countRows(current, sent.splice(0));
    },
  };
}

/** Makes a request note its row in this list, and later that it was acknowledged. */
const recordIn =
  (sent: Row[]) =>
  (table: keyof typeof columns, id: string, value: string, request: LoadRequest): LoadRequest => {
    const row = { table, id, value, isAcknowledged: false };
    sent.push(row);
    return { ...request, answered: () => (request.answered?.(), (row.isAcknowledged = true)) };
  };

interface Row {
  table: string;
  id: string;
  value: string;
  isAcknowledged: boolean;
}

async function readSubjects(database: pg.Client) {
  const { rows: places } = await database.query<{ id: string }>(
    `select id from laundromats where is_active and user_id is null order by md5(slug) limit 100`,
  );
  const { rows: owners } = await database.query<{ email: string; plan: string }>(
    `update users set stripe_customer_id = null where id = (select id from users where role = 'owner'
       and email_verified and id not in (select user_id from subscriptions) order by email limit 1)
     returning email, (select id from subscription_plans where price > 0 order by price limit 1) as plan`,
  );
  return { places, ...owners[0]! };
}

async function encodedForm({ photos, ...texts }: { id: string; editKey: string; photos: Blob }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('photos', photos, 'photo.webp');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return { headers, body: Buffer.from(await encoded.arrayBuffer()) };
}

async function countRows(current: pg.Client, rows: Row[]) {
  const counts = { writes: 0, lost: 0, doubled: 0 };
  for (const [table, column] of Object.entries(columns)) {
    const own = rows.filter((row) => row.table === table);
    const ids = own.filter((row) => row.isAcknowledged).map(({ id }) => id);
    const stored = await current.query<{ stored: number; doubled: number }>(
      `select (select count(*)::int from ${table} where id = any ($1::uuid[])) as stored,
         count(*)::int - count(distinct ${column})::int as doubled from ${table} where ${column}::text = any ($2)`,
      [ids, own.map(({ value }) => value)],
    );
    counts.writes += ids.length;
    counts.lost += ids.length - stored.rows[0]!.stored;
    counts.doubled += stored.rows[0]!.doubled;
  }
  return counts;
}
