/** Writes hasura/seeds/default/…_demo.sql: `npx tsx scripts/demo/write-seed.ts`. */
import { writeFileSync } from 'node:fs';
import { buildDemo } from './demo.ts';
import { seedSql } from './seed-sql.ts';

const { users, laundromats } = buildDemo();
const sql = seedSql(users, laundromats);
writeFileSync(new URL('../../hasura/seeds/default/1795132900000_demo.sql', import.meta.url), sql);
console.log(`${users.length} users, ${laundromats.length} laundromats, ${Math.round(sql.length / 1024)} kB`);
