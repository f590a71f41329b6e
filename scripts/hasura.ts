import { spawnSync } from 'node:child_process';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { hasuraProgram } from './hasura-program.ts';

// Runs the command line of Hasura on hasura/:
// npm run hasura -- migrate status --database-name default
// It talks to HASURA_GRAPHQL_ENDPOINT with HASURA_GRAPHQL_ADMIN_SECRET, else to Compose on port 8080: the local engine
// has no metadata API.
const program = hasuraProgram(hasuraFolder);
if (program) {
  const { status } = spawnSync(program, [...process.argv.slice(2), '--skip-update-check'], {
    cwd: hasuraFolder,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    "Hasura's command line could not be downloaded from github.com: put « hasura » on the PATH (https://hasura.io/docs/2.0/hasura-cli/install-hasura-cli/), or use the one in the image with docker compose exec hasura hasura-cli --help.",
  );
  process.exitCode = 1;
}
