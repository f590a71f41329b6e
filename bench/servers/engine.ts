import { startEngine } from '@lavoir/hasura-engine';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

/** Starts the engine as in the local stack. */
export function start({ DATABASE_URL: databaseUrl = '' }: { DATABASE_URL?: string }) {
  return startEngine({
    projectDirectory: hasuraFolder,
    databaseUrl,
    environment: engineEnvironment({
      databaseUrl,
      adminSecret: 'bench-admin-secret',
      jwtKey: 'bench-jwt-key-that-is-long-enough-for-hs256',
      hookSecret: 'bench-hook-secret',
      actionsUrl: 'http://127.0.0.1:9',
    }),
  });
}
