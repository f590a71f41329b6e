import { afterAll, beforeAll, expect, test } from 'vitest';
import { besideTheRoad, setUpImport } from '../../testing/import-setup.ts';
import { importObjects } from './import-objects.ts';

let setup: Awaited<ReturnType<typeof setUpImport>>;
beforeAll(async () => {
  setup = await setUpImport();
});
afterAll(() => setup?.close());

const tags = { shop: 'laundry', self_service: 'yes', name: 'Le Tambour', phone: '04 78 37 12 34' };
const importOne = () =>
  importObjects([{ type: 'node', id: '1', version: 1, latitude: 45.7634, longitude: 4.8331, tags }], {
    client: setup.importer,
    reverse: besideTheRoad,
  });

test('a batch that meets a deadlock is repeated', async () => {
  await setup.client.query(`
    create sequence attempts;
    create function meet_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') = 1 then raise exception 'deadlock' using errcode = 'deadlock_detected'; end if;
      return new;
    end $$;
    create trigger meet_deadlock before insert on source_objects for each row execute function meet_deadlock();
    grant usage on sequence attempts to public`);
  expect((await importOne()).counts('Laundromats')).toEqual({ new: 1 });
  expect((await setup.client.query('select from laundromats')).rowCount).toBe(1);
});

test('two imports at once: the second is refused', async () => {
  await setup.client.query('select pg_advisory_lock(7262118)');
  await expect(importOne()).rejects.toThrow('Another import is running');
  await setup.client.query('select pg_advisory_unlock(7262118)');
});
