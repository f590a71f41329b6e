import { runConformance } from '@lavoir/hasura-engine/conformance';
import { withPostgres } from '../schema/temporary-database.ts';

await withPostgres(async (postgres) => {
  try {
    await runConformance(process.argv.slice(2), postgres.url('postgres'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
});
