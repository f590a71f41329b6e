/** Writes the seeds of both demos: `npx tsx scripts/demo/write-seed.ts`. */
import { writeFileSync } from 'node:fs';
import { buildDemo } from './demo.ts';
import { accounts } from './owners.ts';
import { accountsSql, seedSql } from './seed-sql.ts';

const { users, laundromats } = buildDemo();
const sql = seedSql(users, laundromats);
writeFileSync(new URL('../../hasura/seeds/default/1795132900000_demo.sql', import.meta.url), sql);
writeFileSync(new URL('../../hasura/seeds/osm/accounts.sql', import.meta.url), accountsSql(accounts));
console.log(`${users.length} users, ${laundromats.length} laundromats, ${Math.round(sql.length / 1024)} kB`);
