import type pg from 'pg';

/** Tables with rows that every page reads and that no test can make for itself: those that migrations fill. */
export const sharedTables = [
  'french_cities',
  'place_names',
  'services',
  'site_settings',
  'site_statements',
  'subscription_plans',
];

/** From now on every change of a shared table fails: tests that run in parallel would see it. */
export async function refuseSharedChanges(database: pg.Client): Promise<void> {
  const triggers = sharedTables.map(
    (
      table,
    ) => `create trigger refuse_shared_changes before insert or update or delete or truncate on public.${table}
      for each statement execute function shared_rows.refuse();`,
  );
  await database.query(`
    create schema shared_rows;
    create function shared_rows.refuse() returns trigger language plpgsql as $$
    begin
      raise 'All tests read %: only a test in e2e/shared-rows may change it.', tg_table_name;
    end $$;
    ${triggers.join('\n')}`);
}

export async function allowSharedChanges(database: pg.Client): Promise<void> {
  await database.query('drop schema if exists shared_rows cascade');
}
