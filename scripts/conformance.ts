import { runConformance } from '@lavoir/hasura-engine/conformance';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../local-stack/postgres/postgres.ts';

// Runs the conformance cases of the Hasura engine on a temporary Postgres: npm run conformance -- <checkout>
const directory = mkdtempSync(join(tmpdir(), 'conformance-postgres-'));
const postgres = await startPostgres({ directory, log: () => undefined });
try {
  await runConformance(process.argv.slice(2), postgres.url('postgres'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
