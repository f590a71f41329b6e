import { startEngine } from '@lavoir/hasura-engine';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

export const benchSecrets = {
  adminSecret: 'bench-admin-secret',
  jwtKey: 'bench-jwt-key-that-is-long-enough-for-hs256',
  hookSecret: 'bench-hook-secret',
};

interface Settings {
  DATABASE_URL?: string;
  PORT?: string;
  ACTIONS_URL?: string;
}

/** Starts the engine as in the local stack. */
export function start({ DATABASE_URL: databaseUrl = '', PORT, ACTIONS_URL: actionsUrl }: Settings) {
  return startEngine({
    projectDirectory: hasuraFolder,
    databaseUrl,
    port: Number(PORT ?? 0),
    environment: engineEnvironment({
      databaseUrl,
      ...benchSecrets,
      actionsUrl: actionsUrl ?? 'http://127.0.0.1:9',
    }),
  });
}
