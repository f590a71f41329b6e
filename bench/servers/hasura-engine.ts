import { startEngine } from '@lavoir/hasura-engine';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

// The engine as in the local stack, in its own process.
const databaseUrl = process.env.DATABASE_URL ?? '';
const engine = await startEngine({
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
console.log(engine.url);
// Node writes a profile only when the process exits by itself.
process.once('SIGINT', () => process.exit());
