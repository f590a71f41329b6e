import { spawnSync } from 'node:child_process';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { findLocalEngine } from './local-instance.ts';

// Runs the command line of Hasura on the project in hasura/: npm run hasura -- migrate status --database-name default
// It talks to HASURA_GRAPHQL_ENDPOINT with HASURA_GRAPHQL_ADMIN_SECRET, else to the running local instance, whose engine
// refuses what needs the metadata API, else to Compose on port 8080.

/** The newest on npm. Its install script downloads the program, so it is not a dependency. */
const published = ['npx', '--yes', 'hasura-cli@2.38.0'];

const programs = [['hasura'], published];
const works = ([program = '', ...first]: string[]) =>
  spawnSync(program, [...first, 'version', '--skip-update-check'], { stdio: 'ignore' }).status === 0;

const program = programs.find(works);
if (program) {
  const [name = '', ...first] = program;
  const { status } = spawnSync(name, [...first, ...process.argv.slice(2), '--skip-update-check'], {
    cwd: hasuraFolder,
    env: { ...process.env, ...(await target()) },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    "Hasura's command line is not on this computer, and its npm package could not download it from github.com.\n" +
      'Install « hasura » from https://hasura.io/docs/2.0/hasura-cli/install-hasura-cli/, or use the one in the image:\n' +
      '  docker compose exec hasura hasura-cli --help',
  );
  process.exitCode = 1;
}

async function target(): Promise<Record<string, string>> {
  if (process.env.HASURA_GRAPHQL_ENDPOINT) return {};
  const engine = await findLocalEngine();
  if (!engine) return {};
  return { HASURA_GRAPHQL_ENDPOINT: engine.url, HASURA_GRAPHQL_ADMIN_SECRET: engine.adminSecret };
}
