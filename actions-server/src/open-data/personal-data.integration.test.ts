import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDataSetup, setUpOpenData } from '../../testing/open-data-setup.ts';

let setup: OpenDataSetup;
beforeAll(async () => {
  setup = await setUpOpenData();
  await setup.resetRows();
});
afterAll(() => setup?.close());

test('nothing of a person is in the files: no text planted in any column gets out', async () => {
  const planted = await plantTexts();
  expect(planted).toEqual(
    expect.arrayContaining([
      'users.email',
      'users.first_name',
      'users.password',
      'laundromats.email',
      'laundromats.phone',
      'laundromats.website',
      'laundromats.facebook',
      'laundromats.description',
      'laundromats.approved_content',
      'reviews.author_name',
      'reviews.comment',
      'reviews.answer',
      'photos.url',
      'photos.alt',
      'contacts.message',
      'reports.email',
      'fact_corrections.comment',
      'fact_corrections.sender_hash',
      'laundromat_drafts.form',
      'moderation_actions.reason',
    ]),
  );
  const { texts, geojson } = await setup.makeAndDownload();
  expect(geojson.features).toHaveLength(1);
  expect(texts.join()).not.toMatch(/planted|permissions\.test|Olivier|Odile/i);
});

const published = new Set([
  ...['name', 'address', 'city', 'postal_code', 'slug', 'hours', 'stated_hours'].map(
    (name) => `laundromats.${name}`,
  ),
  'services.name',
]);

async function plantTexts(): Promise<string[]> {
  const { rows } = await setup.sql.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.udt_name in ('text', 'citext', 'jsonb') and c.table_name not in ('source_objects', 'french_cities', 'place_names')`,
  );
  const planted: string[] = [];
  // Without triggers and foreign keys, which would refuse or change most of them.
  await setup.sql.query('set session_replication_role = replica');
  await setup.sql.query(`update laundromats set changed_at = now(), approved_content = '{}'`);
  await setup.sql.query(`update reviews set answer = 'x', answered_at = now()`);
  for (const { table, column, type } of rows) {
    const name = `${table}.${column}`;
    if (published.has(name)) continue;
    const text = `planted-${table}-${column}`;
    const values =
      type === 'jsonb'
        ? [`{"${text}": "${text}", "email": "${text}"}`, `["${text}"]`]
        : [text, `https://${text}.example/`, `${text}@planted.example.fr`];
    for (const [value, rows] of values.flatMap((value) => [
      [value, `${column} is not null`],
      [value, 'true'],
    ])) {
      const suffix = type === 'jsonb' ? '' : ' || md5(ctid::text)';
      const isWritten = await setup.sql
        .query(`update ${table} set ${column} = ($1::text${suffix})::${type} where ${rows}`, [value])
        .then(({ rowCount }) => rowCount !== 0)
        .catch(() => false);
      if (!isWritten) continue;
      planted.push(name);
      break;
    }
  }
  await setup.sql.query('reset session_replication_role');
  return planted;
}
