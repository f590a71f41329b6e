import { runConformance } from '@lavoir/hasura-engine/conformance';
import { withPostgres } from '../schema/temporary-database.ts';

// Runs the conformance cases of the Hasura engine on a temporary Postgres: npm run check -- conformance <checkout>
await withPostgres(async (postgres) => {
  try {
    await runConformance(process.argv.slice(2), postgres.url('postgres'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
});
