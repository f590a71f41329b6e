import { startEngine } from '@lavoir/hasura-engine';
import { engineEnvironment } from '../../local-stack/engine-environment.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';

// The engine as the stack starts it, in a process of its own.
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
// A profile is only written by a process that ends on its own.
process.once('SIGINT', () => process.exit());
