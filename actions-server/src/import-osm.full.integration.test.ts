import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../local-stack/testing/test-database.ts';

const command = fileURLToPath(new URL('./import-osm.ts', import.meta.url));

const laundry = {
  type: 'node',
  id: 1,
  lat: 45.7634,
  lon: 4.8331,
  tags: {
    shop: 'laundry',
    self_service: 'yes',
    name: 'Le Tambour',
    'addr:housenumber': '12',
    'addr:street': 'Rue Mercière',
    'addr:postcode': '69002',
    'addr:city': 'Lyon',
  },
};

test('the command imports a file from its input, and in a dry run changes nothing', async () => {
  const database = await createTestDatabase();
  const run = async (file: string, ...options: string[]) => {
    const args = ['--import', 'tsx', command, '-', '--no-geocoder', ...options];
    const child = execFile(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: database.serverUrl },
    });
    child.stdin!.end(file);
    const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
    return { code: code as number, output };
  };
  const file = JSON.stringify({ elements: [laundry] });
  const names = async () => {
    const client = await database.connect();
    return (await client.query('select name from laundromats')).rows as unknown[];
  };
  try {
    expect(await run(file, '--dry-run')).toMatchObject({
      code: 0,
      output: expect.stringContaining('nothing was changed'),
    });
    expect(await names()).toEqual([]);
    expect(await run(file)).toMatchObject({ code: 0 });
    expect(await names()).toEqual([{ name: 'Le Tambour' }]);
    expect(await run('{"elements": [')).toMatchObject({ code: 1 });
  } finally {
    await database.drop();
  }
});
