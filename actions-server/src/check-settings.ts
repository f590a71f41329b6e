import { productionProblems } from './production-settings.ts';

// Runs first in production (docker-compose.production.yml): nothing starts while a setting is missing or has a public
// value.
const problems = productionProblems(process.env);
if (problems.length > 0) {
  process.stderr.write(
    `Lavoir does not start in production with these settings:\n${problems.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exitCode = 1;
}
