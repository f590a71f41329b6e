import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withUpgradedDatabase } from '../../local-stack/backup/backup.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { schemaText } from '../schema-text.ts';

/**
 * Upgrades the database of a release and returns all problems: lost rows, and differences from the schema of
 * `freshDatabaseUrl`, to which every migration was applied.
 */
export async function upgradeProblems(
  freshDatabaseUrl: string,
  backup: string,
  hasuraDirectory: string,
): Promise<string[]> {
  const problems: string[] = [];
  const places = { databaseUrl: freshDatabaseUrl, hasuraDirectory };
  await withUpgradedDatabase(places, backup, async (databaseUrl) => {
    const [fresh, upgraded] = await Promise.all(
      [freshDatabaseUrl, databaseUrl].map((url) => withClient(url, schemaText)),
    );
    const known = new Set(fresh!.split('\n'));
    const other = upgraded!.split('\n').filter((line) => !known.has(line));
    if (fresh !== upgraded)
      problems.push(`the upgraded schema is another than a new one: ${other.slice(0, 5).join(' ')}`);
    await withClient(databaseUrl, async (client) => {
      for (const file of readdirSync(join(backup, 'tables'))) {
        const table = file.replace('.copy.gz', '');
        const before =
          gunzipSync(readFileSync(join(backup, 'tables', file)))
            .toString()
            .split('\n').length - 1;
        const { rows } = await client.query<{ count: number }>(`select count(*)::int from public.${table}`);
        if (rows[0]!.count < before) problems.push(`${table} had ${before} rows and has ${rows[0]!.count}`);
      }
    });
  });
  return problems;
}
