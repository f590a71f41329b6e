import { spawn } from 'node:child_process';
import { readRoleSchemas, type RoleSchemas } from '../schema/role-schemas.ts';
import { withMigratedDatabase } from '../schema/temporary-database.ts';
import { postJson, type Server } from './server.ts';

/** Returns a server that runs already: the official image or a deployment for acceptance. */
export function remoteServer(options: {
  url: string;
  adminSecret: string;
  stopCommand?: string;
  startCommand?: string;
}): Pick<Server, 'url' | 'adminSecret' | 'schemas' | 'runSql' | 'stop' | 'start'> {
  const { url, adminSecret, stopCommand, startCommand } = options;
  let schemas: Promise<RoleSchemas> | undefined;
  return {
    url,
    adminSecret,
    schemas: () => (schemas ??= withMigratedDatabase(readRoleSchemas)),
    async runSql(sql) {
      const answer = (await postJson(
        `${url}/v2/query`,
        { type: 'run_sql', args: { source: 'default', sql, cascade: false } },
        { 'x-hasura-admin-secret': adminSecret },
      )) as { result_type?: string };
      if (answer.result_type === undefined)
        throw new Error(`SQL was refused: ${JSON.stringify(answer).slice(0, 300)}`);
    },
    ...(stopCommand && { stop: () => runCommand(stopCommand) }),
    ...(startCommand && { start: () => runCommand(startCommand) }),
  };
}

async function runCommand(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<unknown>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`"${command}" ended with ${String(code)}`);
}
