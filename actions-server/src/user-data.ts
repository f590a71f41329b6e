import { createHasura } from './hasura/hasura.ts';
import { erasePerson, ErasureRefused, exportPerson } from './personal-data/personal-data.ts';
import { systemWithTimeout } from './session/caller.ts';

const usage = `Usage: user-data export EMAIL
       user-data erase EMAIL --yes
Requires HASURA_URL and HASURA_ADMIN_SECRET.
`;

/** Exports or erases a person's data, and writes the result to the standard output as JSON. */
async function main([command, email, confirmation]: string[]): Promise<number> {
  const { HASURA_URL: url, HASURA_ADMIN_SECRET: adminSecret } = process.env;
  const isErasure = command === 'erase' && confirmation === '--yes';
  if (!email || !url || !adminSecret || !(command === 'export' || isErasure)) {
    process.stderr.write(usage);
    return 1;
  }
  const hasura = createHasura({ url, adminSecret });
  const system = systemWithTimeout({}, 60_000);
  try {
    const result = await (isErasure ? erasePerson : exportPerson)(hasura, system, email);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ErasureRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
