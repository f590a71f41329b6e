import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideLaundromat, deletion } from '../../testing/decisions.ts';
import { type ServerSetup, setUpServer } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => (setup = await setUpServer()));
afterAll(() => setup.close());

test('the log of events holds nothing about a person that no email says', async () => {
  const [owner, other] = [await setup.addUser('owner'), await setup.addUser('owner')];
  const [id, claim] = [randomUUID(), randomUUID()];
  const { sql } = setup;
  await sql.query(
    `insert into laundromats (id, user_id, name, address, city, postal_code, hours, is_active)
     values ($1, $2, 'Laverie', '1 rue de la Gare', 'Lyon', '69003', 'Privé', false)`,
    [id, owner.id],
  );
  await sql.query('update laundromats set is_active = true where id = $1', [id]);
  await sql.query(
    `insert into laundromat_claims (id, laundromat_id, user_id, email, previous) values ($1, $2, $3, 'prive@example.fr', '{"x": "Privé"}')`,
    [claim, id, other.id],
  );
  await sql.query(`update laundromat_claims set status = 'submitted' where id = $1`, [claim]);
  await sql.query(
    `insert into fact_corrections (laundromat_id, kind, comment, user_id, sender_hash) values ($1, 'closed', 'Fermée.', $2, 'Privé')`,
    [id, other.id],
  );
  await sql.query(
    `insert into reviews (laundromat_id, user_id, author_name, rating, comment, sender_hash) values ($1, $2, 'Anne', 4, 'Bien.', 'Privé')`,
    [id, other.id],
  );
  await setup.graphql(await setup.addUser('admin'), decideLaundromat, deletion(id));
  const { rows } = await sql.query(
    `select distinct trigger_name as name from hdb_catalog.event_log where payload::text like any ($1) order by name`,
    [[owner, other].map((person) => `%${person.id}%`)],
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'claim_changed',
    'fact_corrected',
    'laundromat_published',
    'laundromat_submitted',
    'moderation_action',
    'review_posted',
  ]);
  expect(await setup.count('hdb_catalog.event_log', `payload::text ~ 'Privé|prive@'`)).toBe(0);
});
