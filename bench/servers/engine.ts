import { startEngine } from '@lavoir/hasura-engine';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

export const benchSecrets = {
  adminSecret: 'bench-admin-secret',
  jwtKey: 'bench-jwt-key-that-is-long-enough-for-hs256',
  hookSecret: 'bench-hook-secret',
  databasePassword: 'bench-database-password',
};

export function start({ DATABASE_URL: databaseUrl = '', ...more }: Record<string, string | undefined>) {
  return startEngine({
    projectDirectory: hasuraFolder,
    databaseUrl,
    port: Number(more.PORT ?? 0),
    environment: engineEnvironment({
      databaseUrl,
      ...benchSecrets,
      actionsUrl: more.ACTIONS_URL ?? 'http://127.0.0.1:9',
    }),
  });
}
